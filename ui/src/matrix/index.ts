export { Matrix } from './matrix.tsx'
export type { MatrixCell, MatrixChoice, MatrixColumn, MatrixProps, MatrixRow } from './matrix-props.ts'
