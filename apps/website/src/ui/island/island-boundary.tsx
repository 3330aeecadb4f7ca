import { Component, type ReactNode } from 'react'

type IslandBoundaryProps = {
  name: string
  /** The island as the server has sent it. */
  html: string
  children: ReactNode
}

/** Keeps what goes wrong in one island to itself: it stands again as the server has sent it. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(new Error(`Island ${this.props.name} failed`, { cause: error }))
  }

  override render() {
    const { html, children } = this.props
    if (!this.state.hasFailed) return children
    // Our own server's HTML, as React had escaped it: nothing typed by anybody is put in here.
    return <div dangerouslySetInnerHTML={{ __html: html }} />
  }
}
