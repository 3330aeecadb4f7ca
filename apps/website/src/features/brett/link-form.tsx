import { brettPfade } from '@kurstadt/contract/brett'
import { columnClass, noteClass } from '../../ui/column/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { ownTexts as words } from './own-texts.ts'
import { de } from './texts-de.ts'

const { link } = words

type AskProps = { email: string; isWrong: boolean; trouble: 'away' | 'busy' | null }

/** Asks for the link to one’s own notices; it posts to its own page. */
export function AskForLink({ email, isWrong, trouble }: AskProps) {
  return (
    <form className={columnClass} method="post" action={brettPfade.eigeneSeiten} noValidate>
      {trouble !== null && (
        <p className={noteClass} role="alert">
          {words[trouble]}
        </p>
      )}
      <p>{link.intro}</p>
      <TextField
        id="link-email"
        name="email"
        type="email"
        label={link.email}
        error={isWrong ? link.problem : null}
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        isRequired
      />
      <p>
        <Button type="submit">{link.send}</Button>
      </p>
      <p>
        <Link href={de.portal}>{de.eigene}</Link>
      </p>
    </form>
  )
}

/** Says that a link is on its way, whatever is known of the address (T04). */
export function AskedForLink({ email }: { email: string }) {
  return (
    <div className={columnClass}>
      <p className={noteClass} role="status">
        <strong>{link.asked(email)}</strong>
      </p>
      <p>{link.missing}</p>
      <p>
        <Link href={words.brett.href}>{de.zurueck}</Link>
      </p>
    </div>
  )
}
