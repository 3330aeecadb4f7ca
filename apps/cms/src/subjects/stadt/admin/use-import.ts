'use client'
import { useState } from 'react'
import { callOffice, useCalls } from '../../../editing/views/call.ts'
import type { ChosenColumns } from '../../../editing/views/import-columns.tsx'
import { type ImportReport, importReport } from '../einlesen/report.ts'

/** What somebody has chosen beside the file. */
export type Choice = {
  file: File | null
  jahr: number
  bezirk: string
  spalten: ChosenColumns | null
  arten: Readonly<Record<string, string | null | undefined>>
  streichen: boolean
}

type State = { report: ImportReport | null; problem: string | null; isBusy: boolean }

function queryOf({ arten, bezirk, jahr, spalten, streichen }: Choice): string {
  return String(
    new URLSearchParams({
      jahr: String(jahr),
      bezirk,
      streichen: String(streichen),
      spalten: spalten === null ? '' : JSON.stringify(spalten),
      arten: JSON.stringify(arten),
    }),
  )
}

/** Sends the file as often as it is looked at: the server keeps nothing before it is asked to. */
export function useImport(start: Choice) {
  const [choice, setChoice] = useState(start)
  const [state, setState] = useState<State>({ report: null, problem: null, isBusy: false })
  const calls = useCalls('abfuhrtermine')
  const send = async (next: Choice, path: string) => {
    if (next.file === null) return
    setState((before) => ({ ...before, problem: null, isBusy: true }))
    const address = `${calls}/${path}?${queryOf(next)}`
    const init = { method: 'POST', body: next.file }
    const { body, problem } = await callOffice(address, importReport, init)
    setState(({ report }) => ({
      report: body ?? (path === 'einlesen' ? report : null),
      problem,
      isBusy: false,
    }))
  }
  const choose = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed }
    setChoice(next)
    void send(next, 'einlesen/vorschau').catch(reportError)
  }
  const keep = () => void send(choice, 'einlesen').catch(reportError)
  const setStreichen = (streichen: boolean) => setChoice({ ...choice, streichen })
  return { choice, state, choose, keep, setStreichen }
}
