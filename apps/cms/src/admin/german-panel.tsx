'use client'
import {
  Button,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice } from '../editing/views/call.ts'
import styles from './german-panel.module.css'

const answer = z.object({
  titel: z.string().nullable(),
  texte: z.array(z.object({ feld: z.string(), text: z.string(), fehlt: z.boolean() })),
})
type German = z.infer<typeof answer>

const done = z.object({ message: z.string() })

/** Where the calls of the entry or the settings are; null while an entry has not been saved. */
function useEntryCalls(): string | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { config } = useConfig()
  if (globalSlug !== undefined) return `${config.routes.api}/globals/${globalSlug}`
  return id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`
}

/** The German texts of the saved entry, while its English form is open. */
function useGerman(): { german: German | null; problem: string | null } {
  const { lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const calls = useEntryCalls()
  const [state, setState] = useState<{ german: German | null; problem: string | null }>({
    german: null,
    problem: null,
  })
  const address = calls === null || code !== 'en' ? null : `${calls}/deutsch?nach=${lastUpdateTime}`
  useEffect(() => {
    if (address === null) return
    let isHere = true
    const ask = async () => {
      const { body, problem } = await callOffice(address, answer)
      if (isHere) setState({ german: body, problem })
    }
    ask().catch(reportError)
    return () => {
      isHere = false
    }
  }, [address])
  return code === 'en' ? state : { german: null, problem: null }
}

/** An entry without English title is called by its German one; Payload would show its number. */
function useGermanTitle(german: German | null): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const name = german?.titel ?? null
  const isNameless = title === String(id)
  useEffect(() => {
    if (isNameless && name !== null) setDocumentTitle(`${name} (noch nicht übersetzt)`)
  }, [isNameless, name, setDocumentTitle])
}

function CopyButton({ count }: { count: number }) {
  const calls = useEntryCalls()
  const isModified = useFormModified()
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const copy = async () => {
    setState({ isBusy: true, problem: '' })
    const { problem } = await callOffice(`${calls}/aus-dem-deutschen`, done, asJson({}))
    if (problem === null) window.location.reload()
    else setState({ isBusy: false, problem })
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isModified || state.isBusy}
        onClick={() => void copy().catch(reportError)}
      >
        Deutsch übernehmen, wo Englisch fehlt ({count})
      </Button>
      {isModified && <p>Bitte speichern Sie zuerst.</p>}
      <p role="alert">{state.problem}</p>
    </>
  )
}

/** German beside the English form: every text with the name of its field (E10). */
export function GermanPanel() {
  const { german, problem } = useGerman()
  useGermanTitle(german)
  if (problem !== null) return <p role="alert">{problem}</p>
  if (german === null || german.texte.length === 0) return null
  const missing = german.texte.filter(({ fehlt }) => fehlt).length
  return (
    <section className={`field-type ${styles.panel}`} aria-label="Deutscher Text">
      <h3 className="field-label">Auf Deutsch</h3>
      {missing > 0 && <CopyButton count={missing} />}
      <dl className={styles.texts}>
        {Array.from(german.texte.entries(), ([place, { feld, text, fehlt }]) => (
          <div key={place}>
            <dt>
              {feld}
              {fehlt && <strong> – fehlt</strong>}
            </dt>
            <dd lang="de">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
