'use client'
import {
  Button,
  Link,
  type UserWithToken,
  useAuth,
  useConfig,
  useRouteTransition,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice } from '../../editing/views/call.ts'
import styles from './login.module.css'
import { LoginField, type LoginFieldName } from './login-field.tsx'
import { type Problems, wrongFields } from './wrong-fields.ts'

/** What a login answers: what it still asks for, or the session, as Payload has made it. */
const unfinished = z.object({ schritt: z.literal('code') })
const session = z.custom<UserWithToken<ClientUser>>(
  (answer) => z.object({ user: z.object({}) }).safeParse(answer).success,
)
const answered = z.union([unfinished, session])

const isUnfinished = (answer: z.infer<typeof answered>) => unfinished.safeParse(answer).success

const codeHint =
  'Ihr Passwort stimmt. Geben Sie noch die sechs Ziffern ein, die Ihre Authenticator-App anzeigt, oder einen Wiederherstellungscode.'

/** Address and password; the code comes when the server asks for it, and goes with both of them. */
function Fields({ asksCode, problems }: { asksCode: boolean; problems: Problems }) {
  return (
    <div className="login__form__inputWrap">
      <div hidden={asksCode} style={asksCode ? undefined : { display: 'contents' }}>
        <LoginField name="email" problem={problems.email} />
        <LoginField name="password" problem={problems.password} />
      </div>
      {asksCode && <LoginField name="code" problem={problems.code} hint={codeHint} />}
    </div>
  )
}

/** What somebody can do besides logging in. */
function WayOut({ asksCode }: { asksCode: boolean }) {
  const { admin } = useConfig().config.routes
  if (asksCode) return <a href={`${admin}/login`}>Mit einem anderen Konto anmelden</a>
  return (
    <Link href={`${admin}/forgot`} prefetch={false}>
      Passwort vergessen?
    </Link>
  )
}

/** Sends the login and says what came of it; a second press waits for the answer to the first. */
function useLogin(next: string) {
  const { routes } = useConfig().config
  const { setUser } = useAuth()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const isUnderWay = useRef(false)
  const [asksCode, setAsksCode] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState('')
  const shown: LoginFieldName[] = asksCode ? ['code'] : ['email', 'password']
  const refuse = (problem: string, isFinal: boolean) => {
    if (isFinal) setProblems({ [asksCode ? 'code' : 'password']: problem })
    else setTrouble(problem)
  }
  const send = async (given: FormData) => {
    const body = Object.fromEntries(given)
    const answer = await callOffice(`${routes.api}/benutzer/login`, answered, asJson(body))
    if (answer.problem !== null) return refuse(answer.problem, answer.isFinal)
    if (isUnfinished(answer.body)) {
      setAsksCode(true)
      // Anew, so that the focus goes to the field that has come.
      return setProblems({})
    }
    setUser(session.parse(answer.body))
    startRouteTransition(() => router.push(next))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const given = new FormData(event.currentTarget)
    const wrong = wrongFields(given, shown)
    setProblems(wrong)
    setTrouble('')
    if (Object.keys(wrong).length > 0) return
    isUnderWay.current = true
    await send(given)
    isUnderWay.current = false
  }
  return { asksCode, problems, trouble, submit }
}

/**
 * The login of the back office, in place of Payload's, which knows no code, says what is wrong in a
 * corner of the window and lets go of the focus.
 */
export function LoginForm({ next }: { next: string }) {
  const { asksCode, problems, trouble, submit } = useLogin(next)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = Object.keys(problems).length > 0 ? '[aria-invalid=true]' : '[name=code]'
    form.current?.querySelector<HTMLInputElement>(fields)?.focus()
  }, [problems])
  return (
    <form ref={form} className="login__form" method="post" noValidate onSubmit={submit}>
      <Fields asksCode={asksCode} problems={problems} />
      <WayOut asksCode={asksCode} />
      <p role="alert" className={`${styles.problem} ${styles.alert}`}>
        {trouble}
      </p>
      <Button type="submit" size="large" className={styles.submit}>
        Anmelden
      </Button>
    </form>
  )
}
