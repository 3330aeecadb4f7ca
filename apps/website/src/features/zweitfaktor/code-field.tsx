import { TextField } from '../../ui/field/index.ts'
import { factorTexts } from './texts.ts'

type CodeFieldProps = {
  id: string
  error: string | null
  /** A recovery code is taken as well, which has letters. */
  takesRecovery?: boolean
  hasFocus?: boolean
  typed?: string | undefined
}

/** The field for a code; telephones offer digits, and browsers what came by message. */
export function CodeField(props: CodeFieldProps) {
  const { id, error, takesRecovery = false, hasFocus = false, typed } = props
  const { code } = factorTexts
  return (
    <TextField
      id={id}
      name="code"
      label={takesRecovery ? code.either : code.label}
      hint={takesRecovery ? null : code.hint}
      inputMode={takesRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      defaultValue={typed}
      isRequired
      autoFocus={hasFocus}
      error={error}
    />
  )
}
