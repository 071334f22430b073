// Passkeys, as the browser keeps them. What the server says and hears is WebAuthn's JSON; older browsers want bytes.
import { cameBack, request } from "./api.svelte";
import type { Passkeys, PasskeyOptions, Player } from "./generated/wire";

type Json = Record<string, unknown>;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const text = (data: ArrayBuffer | null): string | undefined =>
  data
    ? btoa(String.fromCharCode(...new Uint8Array(data)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "")
    : undefined;

/** Whether this browser knows passkeys, at this address. */
export const knowsPasskeys = (): boolean => window.isSecureContext && "PublicKeyCredential" in window;

export const passkeys = () => request<Passkeys>("/api/me/passkeys");
export const revokePasskey = (id: string) => request<Passkeys>(`/api/me/passkeys/${id}`, "DELETE");

/** Make a passkey; null, if the person has thought better of it. */
export async function makePasskey(): Promise<Passkeys | null> {
  const { options } = await request<PasskeyOptions>("/api/me/passkeys/new", "POST");
  const told = options as PublicKeyCredentialCreationOptionsJSON;
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytes(told.challenge),
    rp: told.rp,
    user: { ...told.user, id: bytes(told.user.id) },
    pubKeyCredParams: told.pubKeyCredParams,
    excludeCredentials: (told.excludeCredentials ?? []).map(({ id }) => ({ type: "public-key", id: bytes(id) })),
    authenticatorSelection: told.authenticatorSelection,
    timeout: told.timeout,
  };
  const made = await answered(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return request<Passkeys>("/api/me/passkeys", "POST", {
    credential: whole(made, { attestationObject: text(response.attestationObject) }),
  });
}

/** Be who one was, by a passkey; null, if the person has thought better of it. */
export async function usePasskey(): Promise<Player | null> {
  const { options } = await request<PasskeyOptions>("/api/back/passkey/new", "POST");
  const { challenge, rpId, timeout, userVerification } = options as PublicKeyCredentialRequestOptionsJSON;
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytes(challenge),
    rpId,
    timeout,
    userVerification: userVerification as UserVerificationRequirement,
  };
  const used = await answered(navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  const credential = whole(used, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: text(response.userHandle),
  });
  return cameBack(await request<Player>("/api/back/passkey", "POST", { credential }));
}

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (problem) {
    if (
      problem instanceof DOMException &&
      ["NotAllowedError", "AbortError", "InvalidStateError"].includes(problem.name)
    )
      return null;
    throw problem;
  }
}

function whole(one: PublicKeyCredential, response: Json): Json {
  return {
    id: one.id,
    rawId: text(one.rawId),
    type: one.type,
    response: { ...response, clientDataJSON: text(one.response.clientDataJSON) },
    clientExtensionResults: {},
  };
}
