/** Makes text safe inside SVG text and attribute values. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A coordinate with at most two decimals. */
export function round(value: number): number {
  return Number(value.toFixed(2));
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box on a grid of 0.01 units that holds all the given boxes. */
export function enclosing(
  ...boxes: readonly {left: number; top: number; right: number; bottom: number}[]
): ViewBox {
  const down = (value: number) => round(Math.floor(value * 100) / 100);
  const up = (value: number) => round(Math.ceil(value * 100) / 100);
  const x = down(Math.min(...boxes.map(({left}) => left)));
  const y = down(Math.min(...boxes.map(({top}) => top)));
  const right = up(Math.max(...boxes.map((box) => box.right)));
  const bottom = up(Math.max(...boxes.map((box) => box.bottom)));
  return {x, y, width: round(right - x), height: round(bottom - y)};
}

export function viewBoxAttribute({x, y, width, height}: ViewBox): string {
  return `${x} ${y} ${width} ${height}`;
}
