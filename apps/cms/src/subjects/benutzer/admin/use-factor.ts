'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const key = z.object({
  schluessel: z.string(),
  adresse: z.string(),
  bild: z.object({ kante: z.number(), pfad: z.string() }),
})
const codes = z.object({ codes: z.array(z.string()) })
const nothing = z.object({})

/** The key of a second factor that is being set up. */
export type FactorKeyParts = z.infer<typeof key>

/** How far somebody has come with their second factor. */
export type FactorStep =
  | { kind: 'start' }
  | ({ kind: 'key' } & FactorKeyParts)
  | { kind: 'codes'; codes: string[] }

type ActName = 'einrichten' | 'bestaetigen' | 'codes' | 'aus'
type Typed = { code: string } | { passwort: string }

/** What somebody does with their second factor, and what came of it. */
export type Factor = {
  step: FactorStep
  problem: string | null
  isBusy: boolean
  act: (name: ActName, typed: Typed) => void
}

const steps = {
  einrichten: key.transform((parts): FactorStep => ({ kind: 'key', ...parts })),
  bestaetigen: codes.transform((parts): FactorStep => ({ kind: 'codes', ...parts })),
  codes: codes.transform((parts): FactorStep => ({ kind: 'codes', ...parts })),
  aus: nothing.transform((): FactorStep => ({ kind: 'start' })),
}

/** Calls the server about one's own second factor. */
export function useFactor(): Factor {
  const calls = useCalls('benutzer')
  const [step, setStep] = useState<FactorStep>({ kind: 'start' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (name: ActName, typed: Typed) => {
    setBusy(true)
    const schema: z.ZodType<FactorStep> = steps[name]
    const answer = await callOffice(`${calls}/zweitfaktor/${name}`, schema, asJson(typed))
    setBusy(false)
    setProblem(answer.problem)
    // What the page says of the account comes from the server: it is loaded anew.
    if (answer.body?.kind === 'start') window.location.reload()
    else if (answer.body !== null) setStep(answer.body)
  }
  return { step, problem, isBusy, act: (name, typed) => void run(name, typed).catch(reportError) }
}
