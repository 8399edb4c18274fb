/**
 * A moment of a game as a picture: who played, when it was, what happened, and who was ahead.
 *
 * What belongs here: the drawing as SVG, and making a PNG of it. What does not: the button.
 */

export interface PictureOf {
  readonly title: string;
  readonly players: ReadonlyArray<string>;
  /** The seats that won; none of a draw. */
  readonly winners: ReadonlyArray<number>;
  /** The round or turn, and with whose eyes; what is not known is empty. */
  readonly when: ReadonlyArray<string>;
  readonly words: string;
  /** The chance of a seat over the game as a path from 0 to 100; empty if it is not known. */
  readonly line: string;
  /** How far along the game it is, from 0 to 1. */
  readonly share: number;
  readonly address: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 64;
const PLOT = { top: 380, height: 150 } as const;
const INNER = WIDTH - 2 * EDGE;
/** So many letters fit into a line of the words. */
const LETTERS = 56;
const MOST_LINES = 3;
const FONT = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/** The picture as SVG, without anything from elsewhere. */
export function pictureOf(told: PictureOf): string {
  const { title, players, winners, when, words, address } = told;
  const names = players
    .map((name, seat) => (winners.includes(seat) ? `${name} ★` : name))
    .join("  –  ");
  const lines = wrapped(words, LETTERS, MOST_LINES);
  const head = [title, ...when].filter((part) => part !== "").join(" · ");
  const size = names.length > 36 ? 40 : 56;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="#0b1322"/>`,
    `<rect width="100%" height="8" fill="#7ea6ff"/>`,
    text(head, EDGE, 92, 30, "#a9b8d6"),
    text(shortened(names, 48), EDGE, 174, size, "#f4f7ff", 700),
    ...lines.map((line, nth) => text(line, EDGE, 244 + nth * 44, 34, "#dbe4f7")),
    ...plotOf(told),
    text("Dejarik", EDGE, HEIGHT - 36, 26, "#a9b8d6", 700),
    `<text x="${WIDTH - EDGE}" y="${HEIGHT - 36}" text-anchor="end" font-family="${FONT}" font-size="26" fill="#a9b8d6">${escaped(address)}</text>`,
    "</svg>",
  ].join("");
}

function plotOf({ line, share }: PictureOf): ReadonlyArray<string> {
  if (line === "") return [];
  const { top, height } = PLOT;
  const place = `translate(${EDGE} ${top}) scale(${INNER / 100} ${height / 100})`;
  const stroke = `fill="none" vector-effect="non-scaling-stroke"`;
  return [
    `<g transform="${place}">`,
    `<path d="M0 50H100" stroke="#42506e" stroke-width="2" ${stroke}/>`,
    `<path d="${escaped(line)}" stroke="#7be0a6" stroke-width="4" stroke-linejoin="round" ${stroke}/>`,
    `<path d="M${share * 100} -6V106" stroke="#f4f7ff" stroke-width="3" ${stroke}/>`,
    "</g>",
  ];
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight = 400,
): string {
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;
}

/** Words in lines of so many letters; what does not fit ends in dots. */
export function wrapped(words: string, letters: number, most: number): ReadonlyArray<string> {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const current = lines.at(-1);
    if (current !== undefined && current.length + word.length < letters) {
      lines[lines.length - 1] = `${current} ${word}`;
    } else {
      lines.push(shortened(word, letters));
    }
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1) ?? ""} …`];
}

function shortened(words: string, letters: number): string {
  return words.length <= letters ? words : `${words.slice(0, letters - 1)}…`;
}

function escaped(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same picture as a PNG. Throws where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("this browser draws no pictures"));
      else resolve(blob);
    }, "image/png"),
  );
}
