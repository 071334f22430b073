// Eight people as engraved silhouettes: solid shapes, then engraved lines, then the one bright thing they carry.
const HEAD =
  "M34 92C36 84 33 78 30 70C24 58 25 40 36 33C46 27 60 28 66 36C69 41 69 46 69 50C70 55 76 61 77 65C77 67 74 68 72 68" +
  "C74 70 74 72 73 74C72 75 73 77 72 78C73 82 72 86 67 87C62 88 58 87 57 89C56 92 57 95 58 97C72 101 88 106 95 126L5 126" +
  "C10 106 26 101 34 96Z";
const LADY =
  "M40 92C40 86 37 80 35 72C30 58 31 44 40 38C50 33 62 35 66 43C68 47 67 51 68 54C70 58 74 62 74 64C74 66 71 67 70 68" +
  "C71 70 72 71 71 73C70 74 71 76 70 77C69 82 65 84 60 84C57 85 55 88 57 94C61 100 80 100 92 126L8 126C20 101 38 100 40 92Z";
/** The light that falls from the right: brow, nose and chin. */
const RIM = "M66 37C69 42 69 46 69 50C70 55 76 61 77 65C77 67 74 68 72 68C74 70 74 72 73 74C72 75 73 77 72 78C73 82 72 86 67 87";
const RIM_LADY = "M66 43C68 47 67 51 68 54C70 58 74 62 74 64C74 66 71 67 70 68C71 70 72 71 71 73C70 74 71 76 70 77C69 82 65 84 60 84";

const people: Record<string, [string, string, string, string?]> = {
  holmes: [
    HEAD + "M26 50C22 30 38 19 53 19C67 20 73 34 72 46ZM62 41C74 41 84 46 89 53C80 55 70 53 62 51ZM38 42C28 43 18 50 13 59C22 61 32 58 40 54ZM45 21C46 12 60 12 60 21Z",
    "M40 24C36 32 35 40 36 46M52 20C50 30 50 38 51 45M64 26C66 32 66 38 66 43M30 36C42 31 60 31 70 36M45 98L54 112L58 98M30 104L38 126M72 106L66 126",
    '<path class="mj-solid" d="M73 73C80 75 82 82 83 88L80 88C79 82 77 78 72 76Z"/><path class="mj-solid" d="M77 84L93 82C94 92 92 97 86 98C80 98 77 93 77 84Z"/><path class="mj-bright" d="M86 79C82 74 89 71 86 65C93 70 91 75 89 79Z"/>',
  ],
  watson: [
    HEAD + "M31 43C29 22 42 14 53 14C66 15 73 27 71 43ZM17 43C32 36 68 36 87 42C88 48 82 50 76 48C60 44 44 45 28 50C21 51 16 48 17 43ZM62 70C68 64 79 65 84 74C77 77 69 77 62 75Z",
    "M32 38C44 34 60 34 71 37M45 98L54 114L59 98M28 105L36 126M40 62C38 66 39 70 42 71",
    '<path class="mj-solid" d="M70 92H90V118H70Z"/><path class="mj-bright" d="M73 97H87V114H73Z"/><path class="mj-eng" d="M74 92C74 82 86 82 86 92"/>',
  ],
  smith: [
    HEAD + "M25 49C19 34 36 22 54 23C68 24 75 34 73 45ZM61 40C74 39 86 45 90 51C82 55 70 52 60 50ZM34 86C42 92 52 92 60 88L64 98C54 104 40 104 32 98Z",
    "M28 40C42 33 60 32 72 38M36 92C44 97 54 97 61 93M45 104L52 126M62 104L70 126",
    '<path class="mj-rod" d="M19 112L25 32"/><path class="mj-bright" d="M25 34C17 28 24 22 25 12C33 20 33 29 25 34Z"/>',
  ],
  lestrade: [
    HEAD +
      "M29 74C16 58 18 34 36 24C50 17 70 20 76 32C77 35 74 36 71 35C66 38 60 38 54 40C52 52 46 62 38 70C36 74 32 77 29 74Z" +
      "M60 71C66 65 79 66 86 76C82 80 77 79 74 77C69 75 64 76 60 75ZM44 60C38 78 40 94 54 99C64 100 68 92 64 86C57 82 55 70 55 60Z",
    "M27 44C34 30 50 25 72 31M26 54C31 40 42 33 58 34M29 64C34 52 40 44 48 40M49 66C47 76 49 86 55 93M54 76C55 82 58 87 61 90M44 104L54 118L62 102",
    '<path class="mj-tape" d="M4 100L62 130"/><path class="mj-tape2" d="M4 100L62 130"/>',
  ],
  stealthy: [
    LADY +
      "M19 62C17 50 33 46 37 56C40 66 34 76 27 75C21 74 18 68 19 62ZM18 50C28 34 64 28 88 40C86 46 74 45 64 45C48 45 34 48 24 56C19 57 16 54 18 50ZM35 38C36 22 62 18 68 34Z" +
      "M42 32C40 12 18 2 8 16C4 26 12 36 18 38C14 28 24 22 42 36Z",
    "M42 33C36 18 22 10 12 19M37 36C46 32 58 31 68 33M41 90C46 94 54 94 57 91M40 96C46 100 54 100 59 97M48 102V126M30 104L26 126M68 104L74 126",
    '<path class="mj-eng mj-fine" d="M58 46L74 62M52 46L73 68M64 46L72 54M70 48L56 66M74 54L58 74M66 46L52 60"/>',
    RIM_LADY,
  ],
  goodley: [
    HEAD + "M28 48C27 22 40 9 52 8C65 10 74 26 72 46ZM20 50C34 41 68 40 84 49C82 54 74 52 66 50C50 47 36 50 26 55C21 56 18 54 20 50ZM47 10C46 1 58 1 57 10ZM60 69C67 65 77 67 80 72C74 75 66 75 60 74Z",
    "M29 42C42 37 60 36 72 40M36 52C38 66 46 80 62 86M45 101V126M58 99V126",
    '<path class="mj-bright" d="M54 17L56.5 23L63 23L58 27L60 33L54 29L48 33L50 27L45 23L51.5 23Z"/><path class="mj-bright" d="M76 75H88V82C88 86 80 86 79 81H76Z"/><path class="mj-eng" d="M90 70L94 66M92 76H96"/>',
  ],
  gull: [
    HEAD +
      "M35 40L31 5C44 1 60 1 72 5L68 40ZM19 40C34 33 68 33 86 39C86 46 78 46 70 45C54 42 40 43 30 47C22 49 18 46 19 40Z" +
      "M48 66C50 78 50 90 60 101C70 98 77 88 74 77C68 80 58 76 48 66ZM62 70C68 66 76 68 80 72C74 75 68 75 62 74Z",
    "M34 31C46 27 58 27 69 31M36 10C46 7 58 7 67 10M56 80C58 86 60 92 62 96M64 82C65 86 66 90 66 93M42 100L52 118M30 106L34 126",
    '<circle class="mj-ring" cx="66" cy="54" r="5.5"/><path class="mj-solid" d="M70 100H94V122H66Z"/><path class="mj-eng" d="M76 100C76 93 88 93 88 100M66 108H94M80 105V111"/>',
  ],
  bert: [
    HEAD + "M33 37L34 20H69L70 37ZM14 36H90V44H14ZM26 60C22 52 24 44 28 42H48C46 54 38 64 30 66Z",
    "M34 32H70M34 28H70M45 100L54 114L59 98M30 105L36 126",
    '<circle class="mj-ring" cx="66" cy="54" r="5.5"/><path class="mj-eng" d="M61 53L46 51"/><path class="mj-rod" d="M36 58L54 48"/><path class="mj-sheet" d="M66 96L92 91L96 118L70 122Z"/><path class="mj-inkline" d="M71 101L89 98M72 106L90 103M73 111L86 109"/>',
  ],
};

function portrait(name: string): string {
  const [solid, lines, sign, rim = RIM] = people[name]!;
  // One path for each shape: where they overlap they must not cut holes.
  const shapes = solid
    .split("Z")
    .filter(Boolean)
    .map((shape) => `<path d="${shape}Z"/>`)
    .join("");
  return (
    `<symbol id="mj-${name}" viewBox="0 0 100 120"><ellipse class="mj-rim" cx="50" cy="60" rx="48" ry="58"/><ellipse class="mj-field" cx="50" cy="60" rx="44" ry="54"/>` +
    `<ellipse fill="url(#mj-shine)" cx="50" cy="60" rx="44" ry="54"/><ellipse fill="url(#mj-burin)" cx="50" cy="60" rx="44" ry="54"/>` +
    `<g clip-path="url(#mj-oval)"><g class="mj-sil">${shapes}</g><path class="mj-cheek" d="${rim}"/><path class="mj-eng" d="${lines}"/>${sign}</g>` +
    `<ellipse class="mj-bead" cx="50" cy="60" rx="44" ry="54"/><ellipse class="mj-beads" cx="50" cy="60" rx="46.2" ry="56.2"/></symbol>`
  );
}

export const portraits = (): string => Object.keys(people).map(portrait).join("");
