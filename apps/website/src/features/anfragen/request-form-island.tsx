import { fetchSchema, fieldKinds, formNames } from '@kurstadt/contract/forms'
import { karte } from '@kurstadt/contract/karte'
import * as z from 'zod/mini'
import { defineIsland } from '../../ui/island/index.ts'
import { FormPageContext, formPage } from '../form-page/index.ts'
import { FormToolsContext } from './form-tools-context.ts'
import { RequestFormView } from './request-form-view.tsx'
import type { FormTexts } from './texts.ts'

const words = z.record(z.string(), z.string())

const field = z.object({
  name: z.string(),
  kind: z.enum(fieldKinds),
  isRequired: z.exactOptional(z.boolean()),
  orPlace: z.exactOptional(z.boolean()),
  autoComplete: z.exactOptional(z.string()),
  start: z.exactOptional(z.string()),
  isShort: z.exactOptional(z.boolean()),
  label: z.string(),
  hint: z.exactOptional(z.string()),
  options: z.exactOptional(z.array(z.object({ value: z.string(), label: z.string() }))),
  problems: words,
})

/** What a request form needs when it comes to life in the browser. */
const requestFormProps = z.object({
  name: z.enum(formNames),
  form: z.object({
    groups: z.array(z.object({ title: z.string(), fields: z.array(field) })),
    submit: z.string(),
    needed: z.array(z.string()),
  }),
  office: z.enum(['tourismus', 'rathaus']),
  title: z.nullable(z.string()),
  intro: z.nullable(z.string()),
  karte: z.nullable(karte),
  moving: z.nullable(z.string()),
  page: formPage,
})

/** Props of a request form. */
type RequestFormIslandProps = z.infer<typeof requestFormProps>

/** A request form, with what it knows of its page, in the words of one language. */
const viewIn =
  (texts: FormTexts) =>
  ({ page, ...form }: RequestFormIslandProps) => (
    <FormPageContext value={page}>
      <RequestFormView {...form} texts={texts} />
    </FormPageContext>
  )

/** The island of request forms in one language: nobody waits for the words of another one. */
export function requestFormIn(name: string, texts: FormTexts) {
  const View = viewIn(texts)
  return defineIsland({
    name,
    props: requestFormProps,
    View,
    wake: async (props: RequestFormIslandProps) => {
      const tools = { schema: await fetchSchema(props.name) }
      return (
        <FormToolsContext value={tools}>
          <View {...props} />
        </FormToolsContext>
      )
    },
  })
}
