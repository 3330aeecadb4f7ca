'use client'
import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice } from '../../../editing/views/call.ts'
import { fetchFile } from '../../../editing/views/fetch-file.ts'
import { erased } from '../erased.ts'
import { type Overview, overview } from '../overview.ts'
import { summaryOf } from './words.ts'

const afterErasing = z.object({ geloescht: z.array(erased), danach: overview })

type State = {
  found: Overview | null
  /** What was done, for whoever waits for it. */
  done: string | null
  problem: string | null
  isBusy: boolean
}

const start: State = { found: null, done: null, problem: null, isBusy: false }

/** What is known of a person, and what can be done about it; the address stays out of every URL. */
export function usePerson() {
  const [state, setState] = useState(start)
  const calls = `${useConfig().config.routes.api}/personendaten`
  const begin = () => setState((before) => ({ ...before, problem: null, done: null, isBusy: true }))
  const look = async (email: string) => {
    setState({ ...start, isBusy: true })
    const { body, problem } = await callOffice(`${calls}/suchen`, overview, asJson({ email }))
    setState({ ...start, found: body, problem })
  }
  const handOut = async ({ email }: Overview) => {
    begin()
    const problem = await fetchFile(`${calls}/auskunft`, 'auskunft.zip', asJson({ email }))
    const done = problem === null ? 'Die Auskunft liegt jetzt in Ihrem Ordner für Downloads.' : null
    setState((before) => ({ ...before, problem, done, isBusy: false }))
  }
  const erase = async ({ email }: Overview) => {
    begin()
    const { body, problem } = await callOffice(`${calls}/loeschen`, afterErasing, asJson({ email }))
    setState((before) => ({
      found: body?.danach ?? before.found,
      done: body === null ? null : summaryOf(body.geloescht),
      problem,
      isBusy: false,
    }))
  }
  return { ...state, look, handOut, erase }
}
