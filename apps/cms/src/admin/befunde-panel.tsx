'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type Befund, befundArten } from '../editing/checks/findings.ts'
import { type Auftritt, OnTheWebsite } from './on-the-website.tsx'
import { ReferencesInDialog } from './references-in-dialog.tsx'

type Verweis = {
  typ: string
  id: string
  art: string
  titel: string | null
  href: string
  isPublic: boolean
}
type Answer = { auftritt: Auftritt; befunde: Befund[]; verweise: Verweis[] }

/** Entries of a list that are shown; what is more is counted. */
const most = 12
const title = { margin: '0.75rem 0 0.25rem', fontSize: '1em' }
const list = { margin: 0, paddingLeft: '1.1rem' }

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'auftritt' in value && 'verweise' in value
}

/** Asks again whenever the document was saved. */
function useAnswer(): Answer | null {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/befunde`
  useEffect(() => {
    if (address === null) return
    const ending = new AbortController()
    const ask = async () => {
      const response = await fetch(`${address}?nach=${lastUpdateTime}`, { signal: ending.signal })
      const body: unknown = await response.json()
      if (isAnswer(body)) setAnswer(body)
    }
    ask().catch((error: unknown) => {
      if (!ending.signal.aborted) reportError(error)
    })
    return () => ending.abort()
  }, [address, lastUpdateTime])
  return answer
}

function More({ count }: { count: number }) {
  return count > most ? <li>und {count - most} weitere</li> : null
}

function Befunde({ befunde }: Pick<Answer, 'befunde'>) {
  if (befunde.length === 0) return <p>Nichts gefunden.</p>
  return (
    <ul style={list}>
      {befunde.slice(0, most).map(({ art, sprache, feld, text }) => (
        <li key={`${sprache} ${feld} ${art} ${text}`}>
          <strong>{befundArten[art]}</strong> ({feld}
          {sprache === 'en' ? ', Englisch' : ''}): {text}
        </li>
      ))}
      <More count={befunde.length} />
    </ul>
  )
}

function Verweise({ verweise }: Pick<Answer, 'verweise'>) {
  if (verweise.length === 0) return null
  const isShown = verweise.some(({ isPublic }) => isPublic)
  return (
    <>
      <h4 style={title}>Wird verwendet von ({verweise.length})</h4>
      {isShown && (
        <p>Bevor Sie diesen Eintrag zurückziehen oder löschen: Diese Stellen verweisen auf ihn.</p>
      )}
      <ul style={list}>
        {verweise.slice(0, most).map(({ typ, id, art, titel, href }) => (
          <li key={`${typ} ${id}`}>
            {art}: {titel === null ? 'nicht für Sie sichtbar' : <a href={href}>{titel}</a>}
          </li>
        ))}
        <More count={verweise.length} />
      </ul>
    </>
  )
}

/** Where the saved entry is seen, what the checks found in it, and what refers to it. */
export function BefundePanel() {
  const answer = useAnswer()
  if (answer === null) return null
  return (
    <section className="field-type" aria-live="polite" style={{ marginBottom: 'var(--base)' }}>
      <OnTheWebsite auftritt={answer.auftritt} />
      <h3 className="field-label" style={title}>
        Prüfung
      </h3>
      <Befunde befunde={answer.befunde} />
      <Verweise verweise={answer.verweise} />
      <ReferencesInDialog count={answer.verweise.filter(({ isPublic }) => isPublic).length} />
    </section>
  )
}
