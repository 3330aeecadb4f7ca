import { box, button, heading, type Shape } from './shapes.ts'

/** Where three things side by side begin. */
export const threeColumns = [20, 90, 160]

/** Where three things one below the other begin. */
export const threeRows = [44, 78, 112]

/** A form that sends a request. */
export const requestForm: readonly Shape[] = [
  heading(24, 16, 110),
  box(24, 36, 92, 18),
  box(124, 36, 92, 18),
  box(24, 64, 192, 44),
  button(24, 124, 64),
]
