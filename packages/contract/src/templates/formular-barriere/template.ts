import { formTemplate } from '../form-template.ts'

/** Wer auf der Website nicht weiterkommt, sagt es hier. */
export const template = formTemplate()
