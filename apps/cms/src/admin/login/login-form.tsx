'use client'
import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  type UserWithToken,
  useAuth,
  useConfig,
  useRouteTransition,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { email } from 'payload/shared'
import { useState } from 'react'
import { z } from 'zod'
import { CodeField } from './code-field.tsx'

/** What a login answers: what it still asks for, or the session, as Payload has made it. */
const unfinished = z.object({ schritt: z.literal('code') })
const session = z.custom<UserWithToken<ClientUser>>(
  (answer) => z.object({ user: z.object({}) }).safeParse(answer).success,
)

const empty = () => ({ value: '', initialValue: '', valid: true })

/** One object for good: given another one, Payload's form forgets what was typed. */
const initialState = { email: empty(), password: empty(), code: empty() }

/** Address and password; the code comes when the server asks for it, and goes with both of them. */
function Fields({ asksCode }: { asksCode: boolean }) {
  return (
    <div className="login__form__inputWrap">
      <div hidden={asksCode} style={asksCode ? undefined : { display: 'contents' }}>
        <EmailField
          field={{
            name: 'email',
            label: 'E-Mail',
            required: true,
            admin: { autoComplete: 'username' },
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'password', label: 'Passwort', required: true }}
          path="password"
        />
      </div>
      {asksCode && <CodeField />}
    </div>
  )
}

/** The login of the back office, in place of Payload's, which knows no code. */
export function LoginForm({ next }: { next: string }) {
  const { routes } = useConfig().config
  const { setUser } = useAuth()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [asksCode, setAsksCode] = useState(false)
  const goOn = (answer: unknown) => {
    if (unfinished.safeParse(answer).success) {
      setAsksCode(true)
      return
    }
    setUser(session.parse(answer))
    startRouteTransition(() => router.push(next))
  }
  return (
    <Form
      action={`${routes.api}/benutzer/login`}
      className="login__form"
      disableSuccessStatus
      initialState={initialState}
      method="POST"
      onSuccess={goOn}
      waitForAutocomplete
    >
      <Fields asksCode={asksCode} />
      {asksCode ? (
        <a href={`${routes.admin}/login`}>Mit einem anderen Konto anmelden</a>
      ) : (
        <Link href={`${routes.admin}/forgot`} prefetch={false}>
          Passwort vergessen?
        </Link>
      )}
      <FormSubmit size="large">Anmelden</FormSubmit>
    </Form>
  )
}
