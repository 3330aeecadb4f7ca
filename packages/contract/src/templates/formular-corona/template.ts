import { formTemplate } from '../form-template.ts'

/** Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist. */
export const template = formTemplate()
