/** Refuses to block a notice without saying why: its writer is told (spec 2.6). */
export function validateBlockReason(
  value: unknown,
  { data }: { data: Partial<Record<'status', unknown>> },
): string | true {
  const isSaid = typeof value === 'string' && value.trim() !== ''
  const isBlocked = data.status === 'gesperrt'
  return (
    !isBlocked ||
    isSaid ||
    'Bitte sagen Sie, warum: Der Grund steht in der E-Mail an den Verfasser.'
  )
}
