'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callOffice } from '../editing/views/call.ts'

const accounts = z.object({ docs: z.array(z.object({ id: z.string(), name: z.string() })) })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Names of accounts by their ids. */
function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { config } = useConfig()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = ids.filter((id) => id !== '').join(',')
  const address = `${config.routes.api}/benutzer?depth=0&where[id][in]=${wanted}`
  useEffect(() => {
    if (wanted === '') return
    let isHere = true
    const ask = async () => {
      const { body } = await callOffice(address, accounts)
      if (isHere && body) setNames(new Map(body.docs.map(({ id, name }) => [id, name])))
    }
    ask().catch(reportError)
    return () => {
      isHere = false
    }
  }, [address, wanted])
  return names
}

/** Who asks whom to look at the entry, or has given it back, and what they say (E14). */
export function ReviewNote() {
  const stand = useFormFields(([fields]) => fields.bearbeitungsstand?.value)
  const von = textOf(useFormFields(([fields]) => fields.pruefung_von?.value))
  const durch = textOf(useFormFields(([fields]) => fields.pruefung_durch?.value))
  const kommentar = textOf(useFormFields(([fields]) => fields.pruefung_kommentar?.value))
  const names = useNames([von, durch])
  if (von === '') return null
  const who = names.get(von) ?? '…'
  const whom = durch === '' ? '' : ` ${names.get(durch) ?? '…'}`
  return (
    <section className="field-type" style={{ marginBottom: 'var(--base)' }}>
      <h3 className="field-label">Prüfung durch Kolleginnen und Kollegen</h3>
      <p>
        {stand === 'pruefung'
          ? `${who} bittet${whom || ' alle, die hier veröffentlichen,'} um Prüfung.`
          : `${who} hat den Eintrag zurückgegeben.`}
      </p>
      {kommentar !== '' && (
        <blockquote style={{ margin: 0, whiteSpace: 'pre-wrap' }}>„{kommentar}“</blockquote>
      )}
    </section>
  )
}
