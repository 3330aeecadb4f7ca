'use client'
import { useConfig } from '@payloadcms/ui'
import type { z } from 'zod'
import { type Answer, readAnswer } from './read-answer.ts'

export type { Answer } from './read-answer.ts'

/** Where the back office's own calls of a collection are. */
export function useCalls(
  collection:
    | 'veranstaltungen'
    | 'abfuhrtermine'
    | 'anfragen'
    | 'mails'
    | 'medien'
    | 'seiten'
    | 'intranet_konten'
    | 'raete'
    | 'sitzungen'
    | 'benutzer'
    | 'bestellungen'
    | 'shop_artikel'
    | 'hinweise'
    | 'unterkuenfte'
    | 'brancheneintraege',
): string {
  return `${useConfig().config.routes.api}/${collection}`
}

/** A call of the back office; `schema` says what is expected. */
export async function callOffice<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<Answer<z.output<Schema>>> {
  const response = await fetch(address, init).catch(() => null)
  return readAnswer(response, schema)
}

/** A POST with a JSON body. */
export function asJson(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
