import { Component, type ReactNode } from 'react'

type BlockBoundaryProps = { template: string; fallback: ReactNode; children: ReactNode }

/** Keeps what goes wrong in one block away from the rest of the page, and reports it. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(new Error(`Block ${this.props.template} failed`, { cause: error }))
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
