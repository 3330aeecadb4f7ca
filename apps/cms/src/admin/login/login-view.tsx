import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../graphics.tsx'
import { LoginForm } from './login-form.tsx'

/** The login of the back office, which asks for a code where an account has a second factor. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const fallbackTo = req.payload.config.routes.admin
  const next = getSafeRedirect({ fallbackTo, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(next)
  return (
    <main>
      <h1 className="login__brand">
        <Logo />
      </h1>
      <LoginForm next={next} />
    </main>
  )
}
