'use client'
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { getTranslation } from '@payloadcms/translations'
import { useFormFields, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { useEffect, useId } from 'react'

/** What is wrong with a field, once somebody has tried to save it. */
function useProblem(path: string): string | undefined {
  const field = useFormFields(([fields]) => fields[path])
  const isSubmitted = useFormSubmitted()
  return isSubmitted && field?.valid === false ? field.errorMessage : undefined
}

/**
 * Tells a screen reader what the label, the help and the error beside an editor of texts tell
 * others: Payload writes them there, but its editor is no field that a `label` could name.
 */
function EditorName() {
  const [editor] = useLexicalComposerContext()
  const { field, path } = useEditorConfigContext().fieldProps
  const { i18n } = useTranslation()
  const problem = useProblem(path)
  const id = useId()
  const label = field.label ? getTranslation(field.label, i18n) : field.name
  const description = field.admin?.description
  const help = description ? getTranslation(description, i18n) : ''
  const isRequired = field.required === true

  useEffect(
    () =>
      editor.registerRootListener((root) => {
        root?.setAttribute('aria-label', label)
        root?.setAttribute('aria-describedby', id)
        root?.setAttribute('aria-multiline', 'true')
        root?.setAttribute('aria-required', String(isRequired))
        root?.setAttribute('aria-invalid', String(problem !== undefined))
      }),
    [editor, label, id, isRequired, problem],
  )

  return (
    <span id={id} hidden>
      {problem} {help}
    </span>
  )
}

/** The half of the feature that runs in the browser; `editing/fields/rich-text.ts` has the other. */
export const EditorNameFeature = createClientFeature({
  plugins: [{ Component: EditorName, position: 'belowContainer' }],
})
