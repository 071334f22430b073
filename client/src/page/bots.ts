// A worker in which bots think: it answers one request after the other, as a process of the server does.
import { python } from "./python";

export type ToBots = { base: string } | { request: Uint8Array };
export type FromBots = { ready: true } | { reply: Uint8Array };

const tell = (message: FromBots) => postMessage(message);
let answer: (request: Uint8Array) => Uint8Array;

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if ("request" in data) return tell({ reply: answer(data.request) });
  const started = await python(data.base);
  answer = started.pyimport("whitechapel.server.page.browser").answers();
  tell({ ready: true });
};
// What is thrown above must reach whoever started this worker.
onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
};
