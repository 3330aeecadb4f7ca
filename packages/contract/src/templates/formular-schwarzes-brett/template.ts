import { formTemplate } from '../form-template.ts'

/** Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus. */
export const template = formTemplate()
