/** Thin-plate splines: smooth maps of the plane that carry given points to given places. */
import type { Point } from "./geometry.ts";

/** `stiffness` above 0 lets the spline miss its targets a little for a calmer surface. */
export function thinPlateSpline(
  sources: readonly Point[],
  targets: readonly Point[],
  stiffness: number,
): (point: Point) => Point {
  const count = sources.length;
  const rows = sources.map((a, i) => [
    ...sources.map((b, j) => bending(a, b) + (i === j ? stiffness : 0)),
    1,
    a[0],
    a[1],
  ]);
  const affine = [sources.map(() => 1), sources.map((p) => p[0]), sources.map((p) => p[1])];
  const matrix = [...rows, ...affine.map((row) => [...row, 0, 0, 0])];
  const wanted: Point[] = [...targets, [0, 0], [0, 0], [0, 0]];
  const weights = solve(
    matrix,
    wanted.map((p) => [p[0], p[1]]),
  );
  return (point) => {
    const [constant, alongX, alongY] = weights.slice(count);
    let x = constant[0] + alongX[0] * point[0] + alongY[0] * point[1];
    let y = constant[1] + alongX[1] * point[0] + alongY[1] * point[1];
    for (let i = 0; i < count; i++) {
      const pull = bending(point, sources[i]);
      x += weights[i][0] * pull;
      y += weights[i][1] * pull;
    }
    return [x, y];
  };
}

function bending(a: Point, b: Point): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  const squared = dx * dx + dy * dy;
  return squared < 1e-12 ? 0 : squared * Math.log(squared);
}

/** Gaussian elimination with row exchange; two right-hand sides at once. */
function solve(matrix: number[][], right: [number, number][]): Point[] {
  const size = matrix.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let r = i + 1; r < size; r++) if (Math.abs(matrix[r][i]) > Math.abs(matrix[pivot][i])) pivot = r;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let r = i + 1; r < size; r++) {
      const factor = matrix[r][i] / matrix[i][i];
      if (factor === 0) continue;
      for (let c = i; c < size; c++) matrix[r][c] -= factor * matrix[i][c];
      right[r] = [right[r][0] - factor * right[i][0], right[r][1] - factor * right[i][1]];
    }
  }
  const solution: Point[] = new Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let [x, y] = right[i];
    for (let c = i + 1; c < size; c++) {
      x -= matrix[i][c] * solution[c][0];
      y -= matrix[i][c] * solution[c][1];
    }
    solution[i] = [x / matrix[i][i], y / matrix[i][i]];
  }
  return solution;
}
