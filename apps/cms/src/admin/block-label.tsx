'use client'
import { Pill, useRowLabel } from '@payloadcms/ui'

type Row = { titel?: string | null; linktext?: string | null; text?: unknown }

function wordsOf({ titel, linktext, text }: Row): string {
  return titel || linktext || (typeof text === 'string' ? text.slice(0, 60) : '')
}

/** Kind of a block and its own words while it is folded. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<Row>()
  return (
    <span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>{' '}
      {wordsOf(data)}
    </span>
  )
}
