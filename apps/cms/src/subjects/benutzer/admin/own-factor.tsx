'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { FactorCodes } from './factor-codes.tsx'
import { FactorField } from './factor-field.tsx'
import { FactorKey } from './factor-key.tsx'
import { type FactorStep, useFactor } from './use-factor.ts'

const acts = {
  einrichten: { label: 'Auf ein anderes Gerät umziehen', send: 'Umzug beginnen' },
  codes: { label: 'Neue Wiederherstellungscodes', send: 'Neue Codes anzeigen' },
  aus: { label: 'Abschalten', send: 'Abschalten' },
} as const

type Act = keyof typeof acts

type FormProps = { act: Act; isSet: boolean; factor: ReturnType<typeof useFactor> }

/** Asks for the password or for a code, and does what was chosen with it. */
function ActForm({ act, isSet, factor }: FormProps) {
  const [typed, setTyped] = useState('')
  const send = () => factor.act(act, isSet ? { code: typed } : { passwort: typed })
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <FactorField
        kind={isSet ? 'either' : 'password'}
        value={typed}
        onChange={setTyped}
        onEnter={send}
        problem={factor.problem}
      />
      <Button margin={false} disabled={factor.isBusy} onClick={send}>
        {isSet ? acts[act].send : 'Einrichten'}
      </Button>
    </div>
  )
}

type OwnFactorProps = { isSet: boolean; isRequired: boolean }

function Choice({ isSet, isRequired, factor }: OwnFactorProps & Pick<FormProps, 'factor'>) {
  const [act, setAct] = useState<Act>('einrichten')
  if (!isSet) return <ActForm act="einrichten" isSet={false} factor={factor} />
  const offered: Act[] = isRequired ? ['einrichten', 'codes'] : ['einrichten', 'codes', 'aus']
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {offered.map((one) => (
          <Button
            key={one}
            buttonStyle={one === act ? 'pill' : 'secondary'}
            margin={false}
            aria-pressed={one === act}
            onClick={() => setAct(one)}
          >
            {acts[one].label}
          </Button>
        ))}
      </div>
      <ActForm key={act} act={act} isSet factor={factor} />
    </>
  )
}

function Step({
  step,
  ...rest
}: OwnFactorProps & { step: FactorStep } & Pick<FormProps, 'factor'>) {
  if (step.kind === 'key') return <FactorKey {...step} factor={rest.factor} />
  if (step.kind === 'codes') return <FactorCodes codes={step.codes} />
  return <Choice {...rest} />
}

/** One's own second factor: set up, moved, switched off. */
export function OwnFactor(props: OwnFactorProps) {
  const factor = useFactor()
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Step {...props} step={factor.step} factor={factor} />
    </div>
  )
}
