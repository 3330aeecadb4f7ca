import type { FormName } from '@kurstadt/contract/forms'
import { createContext, use } from 'react'

/** Why a request could not be sent. */
export type Failure = 'failed' | 'busy' | 'incomplete'

/** Where somebody stands with a request form (spec 4). */
export type FormState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'success'; referenz: string; verlauf: string }
  | { kind: 'error'; why: Failure }

/** What is wrong with a form: a word of the list (`formProblems`) by its field. */
export type Problems = Readonly<Record<string, string>>

/** What was typed into a form, and what is wrong with it. */
export type FormResult = { values: Readonly<Record<string, string>>; problems: Problems }

/** What the server made of a form that came without JavaScript. */
export type FormReply = { formular: FormName; state: FormState; result: FormResult | null }

/** What a form needs to know of the page that it stands on. */
export type FormPage = {
  /** Today in the town, `YYYY-MM-DD`: the same on the server and in the browser. */
  heute: string
  reply: FormReply | null
  /** Where urgent cases may be written to (spec 8); null while the settings are away. */
  emails: { tourismus: string | null; rathaus: string | null }
}

const nothing: FormPage = {
  heute: '2026-01-01',
  reply: null,
  emails: { tourismus: null, rathaus: null },
}

/** Gives the forms of a page what they need to know of it. */
export const FormPageContext = createContext<FormPage>(nothing)

/** The page as its forms know it. */
export const useFormPage = (): FormPage => use(FormPageContext)
