import { formTemplate } from '../form-template.ts'

/** Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf. */
export const template = formTemplate()
