/**
 * Devices: the bright figure in the middle of an emblem, by kind; a kind has one variant or more.
 *
 * Solid shapes inside of 10 to 90, filled by `evenodd`, no gap under 4, each told from all others
 * at 32 px in one colour. Nothing is drawn from films, figures or cards.
 */
import {
  arc,
  around,
  box,
  disc,
  lozenge,
  mirrored,
  type Point,
  polar,
  polygon,
  regular,
  star,
} from "@/kit/heraldry/shapes";

/** What a name decides within a variant: the points of a star, and bits for patterns. */
export interface Particulars {
  readonly part: number;
  readonly bits: number;
}

export type Device = (of: Particulars) => string;

const blade = (top: number, foot: number, half = 5.5): string =>
  polygon(
    [50, top],
    [50 + half, top + 10],
    [50 + half, foot],
    [50 - half, foot],
    [50 - half, top + 10],
  );

const chevron = (y: number, rise: number, thick: number): string =>
  polygon(
    [16, y + rise],
    [50, y],
    [84, y + rise],
    [84, y + rise + thick],
    [50, y + thick],
    [16, y + rise + thick],
  );

const FORCE: ReadonlyArray<readonly [string, ReadonlyArray<Device>]> = [
  [
    "jedi",
    [
      () =>
        blade(10, 64) +
        box(32, 68, 36, 6) +
        box(45, 78, 10, 11) +
        arc([31, 24], [290, 342]) +
        arc([31, 24], [18, 70]),
      () =>
        blade(9, 88) +
        arc([41, 33], [272, 343], [50, 68]) +
        arc([41, 33], [17, 88], [50, 68]) +
        arc([26, 18], [275, 335], [50, 68]) +
        arc([26, 18], [25, 85], [50, 68]),
      () =>
        "M39 13C17 35 17 64 39 87C32 62 32 38 39 13ZM61 13C83 35 83 64 61 87C68 62 68 38 61 13Z" +
        lozenge(50, 50, 6.5, 29),
      () =>
        "M50 11C61 26 61 45 50 59C39 45 39 26 50 11ZM21 33C38 37 48 50 48 69C31 66 21 52 21 33Z" +
        "M79 33C62 37 52 50 52 69C69 66 79 52 79 33ZM27 76Q50 88 73 76L71 85Q50 96 29 85Z",
    ],
  ],
  [
    "sith",
    [
      () =>
        polygon([44, 23], [56, 23], [56, 70], [50, 89], [44, 70]) +
        mirrored([27, 29], [38, 29], [38, 55], [32.5, 69], [27, 55]) +
        polygon([21, 12], [79, 12], [75, 19], [25, 19]),
      () => mirrored([47, 90], [47, 51], [35, 28], [11, 13], [23, 51]) + lozenge(50, 27, 9, 16),
      () => mirrored([47, 11], [47, 43], [37, 50], [47, 60], [47, 89], [19, 50]),
    ],
  ],
  [
    "apprentice",
    [
      () =>
        polygon([88, 12], [85, 31], [42, 74], [26, 58], [69, 15]) +
        polygon([20, 64], [36, 80], [27, 89], [11, 73]) +
        lozenge(26, 25, 11, 11) +
        lozenge(75, 75, 11, 11),
      () => arc([37, 28], [38, 322]) + polygon([50, 25], [57, 36], [57, 89], [43, 89], [43, 36]),
      () =>
        mirrored([48, 13], [48, 36], [30, 79], [16, 79]) +
        polygon([50, 50], [60, 74], [50, 89], [40, 74]),
      () =>
        polygon([50, 10], [58, 42], [90, 50], [58, 58], [50, 90], [42, 58], [10, 50], [42, 42]) +
        around(4, (a) =>
          polygon(polar(25, a + 35), polar(38, a + 45), polar(25, a + 55), polar(19, a + 45)),
        ).join(""),
    ],
  ],
  [
    "inquisitor",
    [
      () =>
        arc([35, 25], [20, 160]) +
        arc([35, 25], [200, 340]) +
        polygon([50, 8], [55, 20], [55, 80], [50, 92], [45, 80], [45, 20]),
      () => around(4, (a) => polygon(polar(41, a), polar(22, a + 38), polar(10, a + 45))).join(""),
    ],
  ],
  [
    "witch",
    [
      () => `M50 13A35 35 0 1 0 85 52A27 27 0 1 1 50 13Z${lozenge(63, 35, 7.5, 14)}`,
      () =>
        `M46 15A37 37 0 0 0 46 85A48 48 0 0 1 46 15ZM54 15A37 37 0 0 1 54 85A48 48 0 0 0 54 15Z${lozenge(50, 50, 8, 17)}`,
    ],
  ],
];

const MILITARY: ReadonlyArray<readonly [string, ReadonlyArray<Device>]> = [
  [
    "pilot",
    [
      () =>
        polygon(
          [50, 12],
          [60, 44],
          [89, 58],
          [89, 68],
          [60, 60],
          [56, 75],
          [66, 86],
          [50, 81],
          [34, 86],
          [44, 75],
          [40, 60],
          [11, 68],
          [11, 58],
          [40, 44],
        ),
      () =>
        blade(10, 90, 5) +
        mirrored([41, 36], [10, 19], [10, 33], [41, 49]) +
        mirrored([41, 54], [17, 42], [17, 55], [41, 66]) +
        mirrored([41, 71], [25, 64], [25, 75], [41, 82]),
      () =>
        disc(50, 48, 12) +
        mirrored([34, 34], [10, 24], [10, 35], [34, 44]) +
        mirrored([33, 49], [15, 44], [15, 54], [34, 57]) +
        polygon([44, 66], [56, 66], [50, 90]) +
        polygon([44, 30], [50, 10], [56, 30]),
    ],
  ],
  [
    "trooper",
    [
      () => box(44, 13, 12, 61) + box(27, 26, 12, 48) + box(61, 26, 12, 48) + box(19, 79, 62, 8),
      () => chevron(14, 17, 12) + chevron(35, 17, 12) + chevron(56, 17, 12),
      () =>
        [24, 50, 76].map((x) => (x === 50 ? post(x, 11, 30) : post(x, 21, 38))).join("") +
        box(14, 77, 72, 9),
    ],
  ],
  [
    "leader",
    [
      () =>
        polygon([17, 64], [17, 31], [34, 48], [50, 19], [66, 48], [83, 31], [83, 64]) +
        box(17, 70, 66, 10),
      ({ part }) => star(6 + part, 27, 13) + arc([41, 33], [112, 172]) + arc([41, 33], [188, 248]),
      () =>
        [-60, -30, 0, 30, 60]
          .map((a) =>
            polygon(
              polar(14, a - 12, 50, 68),
              polar(45, a - 6, 50, 68),
              polar(45, a + 6, 50, 68),
              polar(14, a + 12, 50, 68),
            ),
          )
          .join("") + box(20, 74, 60, 10),
    ],
  ],
  [
    "guard",
    [
      () =>
        box(19, 15, 62, 11) +
        [25.5, 42, 58.5, 74.5]
          .map((x) => polygon([x - 5.5, 31], [x + 5.5, 31], [x + 5.5, 67], [x, 82], [x - 5.5, 67]))
          .join(""),
      () => mirrored([23, 13], [47, 13], [47, 88], [23, 66]),
    ],
  ],
  [
    "heavy",
    [
      () =>
        around(6, (a) =>
          polygon(polar(40, a - 16), polar(40, a + 16), polar(24, a + 12), polar(24, a - 12)),
        ).join("") + disc(50, 50, 15),
    ],
  ],
  [
    "warrior",
    [
      () =>
        polygon([50, 9], [60, 27], [60, 58], [40, 58], [40, 27]) +
        mirrored([21, 29], [34, 38], [34, 67], [21, 54]) +
        polygon([29, 72], [71, 72], [50, 91]),
    ],
  ],
  [
    "vehicle",
    [
      () =>
        polygon(
          [50, 13],
          [70, 25],
          [87, 62],
          [70, 62],
          [60, 44],
          [60, 74],
          [40, 74],
          [40, 44],
          [30, 62],
          [13, 62],
          [30, 25],
        ) + box(33, 79, 34, 9),
    ],
  ],
  [
    "partisan",
    [
      () =>
        polygon(
          [18, 11],
          [50, 41],
          [82, 11],
          [89, 19],
          [59, 50],
          [89, 81],
          [82, 89],
          [50, 59],
          [18, 89],
          [11, 81],
          [41, 50],
          [11, 19],
        ),
    ],
  ],
  [
    "spectre",
    [
      () =>
        disc(50, 26, 12.5) +
        disc(28, 66, 12.5) +
        disc(72, 66, 12.5) +
        polygon(
          [47, 43],
          [53, 43],
          [53, 56],
          [60, 62],
          [57, 67],
          [50, 61],
          [43, 67],
          [40, 62],
          [47, 56],
        ),
      () =>
        around(5, (a) =>
          polygon(polar(41, a), polar(24, a + 22), polar(13, a), polar(24, a - 22)),
        ).join(""),
    ],
  ],
];

const FRINGE: ReadonlyArray<readonly [string, ReadonlyArray<Device>]> = [
  [
    "scoundrel",
    [
      () => arc([31, 0.1], [180, 360], [46, 43]) + arc([31, 0.1], [0, 180], [54, 57]),
      () => lozenge(50, 50, 31, 39) + lozenge(50, 50, 16, 21) + disc(50, 50, 7),
      () =>
        polygon([36, 10], [62, 36], [54, 44], [36, 26], [26, 36], [44, 54], [36, 62], [10, 36]) +
        polygon([64, 90], [38, 64], [46, 56], [64, 74], [74, 64], [56, 46], [64, 38], [90, 64]),
      () => arc([37, 22], [215, 505]) + lozenge(50, 50, 10, 13),
    ],
  ],
  [
    "bounty-hunter",
    [
      () =>
        around(
          4,
          (a) =>
            arc([34, 25], [a + 12, a + 78]) +
            polygon(polar(43, a - 5), polar(43, a + 5), polar(20, a)),
        ).join("") + lozenge(50, 50, 11, 11),
      () =>
        mirrored([13, 13], [40, 13], [36, 24], [24, 24], [24, 36], [13, 40]) +
        mirrored([13, 87], [13, 60], [24, 64], [24, 76], [36, 76], [40, 87]) +
        lozenge(50, 50, 13, 25),
      () => around(3, talon).join(""),
    ],
  ],
  [
    "scavenger",
    [
      () =>
        arc([34, 22], [28, 300]) +
        [60, 110, 160, 210, 260]
          .map((a) =>
            polygon(polar(33, a - 9), polar(42, a - 7), polar(42, a + 7), polar(33, a + 9)),
          )
          .join("") +
        polygon([50, 9], [62, 32], [55, 32], [55, 58], [45, 58], [45, 32], [38, 32]),
      () =>
        polygon([16, 30], [58, 15], [62, 27], [20, 42]) +
        polygon([30, 47], [84, 40], [85, 51], [31, 58]) +
        polygon([18, 63], [64, 66], [63, 77], [17, 74]) +
        disc(77, 70, 8) +
        disc(77, 25, 6),
      () => arc([39, 29], [300, 560]) + arc([22, 13], [120, 380]) + disc(50, 50, 6),
    ],
  ],
  [
    "spy",
    [
      () => "M10 50Q50 13 90 50Q50 87 10 50ZM50 33Q41 50 50 67Q59 50 50 33Z",
      () =>
        box(16, 20, 68, 13) +
        polygon([16, 39], [42, 39], [50, 50], [58, 39], [84, 39], [66, 63], [34, 63]) +
        polygon([41, 69], [59, 69], [50, 88]),
    ],
  ],
  [
    "engineer",
    [
      () => star(8, 39, 30, 22.5) + regular(6, 17),
      () =>
        polygon([17, 34], [50, 15], [83, 34], [83, 46], [50, 27], [17, 46]) +
        box(42, 40, 16, 46) +
        box(21, 54, 15, 15) +
        box(64, 54, 15, 15),
    ],
  ],
  [
    "pirate",
    [() => `M12 62Q25 47 37 62T62 62T88 62V76Q75 61 62 76T37 76T12 76Z${lozenge(50, 32, 16, 21)}`],
  ],
  [
    "advisor",
    [
      () =>
        box(43, 13, 14, 74) +
        disc(25, 34, 11) +
        disc(75, 34, 11) +
        box(16, 54, 19, 9) +
        box(65, 54, 19, 9),
    ],
  ],
  [
    "hunter",
    [
      () =>
        polygon([50, 9], [62, 36], [54, 36], [54, 91], [46, 91], [46, 36], [38, 36]) +
        arc([37, 28], [230, 310]) +
        arc([37, 28], [50, 130]),
    ],
  ],
  ["brawler", [() => mirrored([20, 18], [47, 46], [36, 57], [12, 34]) + lozenge(50, 69, 18, 20)]],
];

const BEINGS: ReadonlyArray<readonly [string, ReadonlyArray<Device>]> = [
  [
    "droid",
    [
      () =>
        polygon([19, 24], [24, 19], [76, 19], [81, 24], [81, 76], [76, 81], [24, 81], [19, 76]) +
        disc(50, 50, 22) +
        disc(50, 50, 13),
      matrix,
      () =>
        regular(6, 41) +
        regular(6, 29) +
        box(40, 40, 20, 20) +
        box(26, 46, 9, 8) +
        box(65, 46, 9, 8) +
        box(46, 26, 8, 9) +
        box(46, 65, 8, 9),
    ],
  ],
  [
    "wookiee",
    [
      () =>
        [22, 44, 66]
          .map((x, place) =>
            polygon(
              [x + 8, 13 + place * 3],
              [x + 17, 18 + place * 3],
              [x + 2, 83 - place * 2],
              [x - 7, 87 - place * 2],
            ),
          )
          .join(""),
      () =>
        mirrored([48, 11], [48, 30], [20, 57], [13, 46]) +
        mirrored([48, 38], [48, 56], [26, 79], [19, 66]) +
        lozenge(50, 76, 8, 14),
    ],
  ],
  [
    "twilek",
    [
      () =>
        "M46 13C19 24 46 48 21 62C13 67 17 83 30 87C21 76 46 66 40 46C38 34 36 26 46 13ZM54 13C81 24 54 48 79 62C87 67 83 83 70 87C79 76 54 66 60 46C62 34 64 26 54 13Z",
    ],
  ],
  [
    "creature",
    [
      () =>
        "M50 89C19 71 13 40 21 12C32 28 40 32 50 32C60 32 68 28 79 12C87 40 81 71 50 89ZM50 74C60 64 64 54 64 46C56 50 54 52 50 52C46 52 44 50 36 46C36 54 40 64 50 74Z",
    ],
  ],
];

/** What stands for a thing without a kind: the symbol it is strongest in. */
const STRENGTHS: ReadonlyArray<readonly [string, ReadonlyArray<Device>]> = [
  [
    "melee",
    [
      () =>
        polygon([15, 14], [26, 11], [54, 52], [46, 58]) +
        polygon([85, 14], [74, 11], [46, 52], [54, 58]) +
        polygon([50, 62], [71, 82], [63, 89], [50, 75], [37, 89], [29, 82]),
    ],
  ],
  ["ranged", [() => polygon([60, 9], [29, 54], [46, 54], [38, 91], [73, 42], [55, 42])]],
  ["focus", [() => `M10 50Q50 15 90 50Q50 85 10 50Z${disc(50, 50, 12)}`]],
  ["shield", [() => regular(6, 39) + regular(6, 23) + disc(50, 50, 9)]],
  ["other", [({ part }) => star(5 + part, 39, 16)]],
];

export const DEVICES: ReadonlyMap<string, ReadonlyArray<Device>> = new Map([
  ...FORCE,
  ...MILITARY,
  ...FRINGE,
  ...BEINGS,
  ...STRENGTHS,
]);

function post(x: number, top: number, shoulder: number): string {
  return polygon(
    [x, top],
    [x + 10, shoulder],
    [x + 10, 70],
    [x, 62],
    [x - 10, 70],
    [x - 10, shoulder],
  );
}

function talon(angle: number): string {
  const at = (radius: number, turn: number): string => {
    const [x, y]: Point = polar(radius, angle + turn);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${at(12, -30)}Q${at(34, -34)} ${at(42, 22)}Q${at(24, 2)} ${at(12, 34)}Z`;
}

/** A pattern of the name's own, the same on both sides; its middle is always there. */
function matrix({ bits }: Particulars): string {
  const cells = Array.from({ length: 15 }, (_, place): Point => [place % 3, Math.floor(place / 3)]);
  return cells
    .filter(([x, y], place) => ((bits >>> place) & 1) === 1 || (x === 2 && y === 2))
    .map(([x, y]) => {
      const cell = (column: number): string => box(19 + column * 13, 19 + y * 13, 10, 10);
      return x === 2 ? cell(x) : cell(x) + cell(4 - x);
    })
    .join("");
}
