'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Answer, asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const picture = z.object({
  id: z.string(),
  istNeu: z.boolean(),
  vorschau: z.string().nullable(),
  gross: z.string().nullable(),
  worte: z.array(z.string()),
})
/** A picture of an entry, before, now or as it is proposed. */
export type ShownPicture = z.output<typeof picture>

const view = z.object({
  adresse: z.string().nullable(),
  einladung: z
    .object({
      email: z.string(),
      seit: z.string(),
      gueltig_bis: z.string(),
      abgelaufen: z.boolean(),
      beantwortet: z.string().nullable(),
    })
    .nullable(),
  vorschlag: z
    .object({
      stand: z.string(),
      gesendet: z.string(),
      bemerkung: z.string().nullable(),
      istEntwurf: z.boolean(),
      aenderungen: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          vorher: z.string(),
          jetzt: z.string().nullable(),
          neu: z.string(),
        }),
      ),
      bilder: z
        .object({ vorher: z.array(picture), jetzt: z.array(picture), neu: z.array(picture) })
        .nullable(),
    })
    .nullable(),
})
/** Who keeps an entry, and what they have sent. */
export type PartnerView = z.output<typeof view>

const done = z.object({ message: z.string() })

type Act = 'einladen' | 'zuruecknehmen' | 'uebernehmen' | 'ablehnen'

/** How it stands with the partner of the entry that is open, and what can be done about it. */
export function usePartner() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const typ = collectionSlug === 'unterkuenfte' ? 'unterkuenfte' : 'brancheneintraege'
  const address = `${useCalls(typ)}/${id}`
  const isThere = id !== undefined && isTrashed !== true
  const [answer, setAnswer] = useState<Answer<PartnerView> | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isThere) return
    // A new turn asks anew.
    callOffice(`${address}/partner?${turn}`, view).then(setAnswer, reportError)
  }, [address, isThere, turn])
  const act = async (name: Act, body: object = {}) => {
    const outcome = await callOffice(`${address}/partner-${name}`, done, asJson(body))
    setTurn((last) => last + 1)
    return outcome
  }
  return { view: isThere ? (answer?.body ?? null) : null, problem: answer?.problem ?? null, act }
}
