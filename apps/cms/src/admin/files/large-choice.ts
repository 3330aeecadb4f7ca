import { maxFileBytes } from '../../platform/media/limits.ts'

/** One of the files is larger than a file may be that is sent in one piece. */
export const hasTooLarge = (files: readonly File[]) => files.some(({ size }) => size > maxFileBytes)

/** An input whose files are sent in parts, such as films: it knows its own limit. */
export const isTakenInParts = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.dataset.inParts !== undefined

/** Something was chosen that is too large to be sent in one piece. */
export const isChosenTooLarge = (input: HTMLInputElement) =>
  input.type === 'file' && !isTakenInParts(input) && hasTooLarge([...(input.files ?? [])])
