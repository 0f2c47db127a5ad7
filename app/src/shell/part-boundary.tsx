import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Stands where the part failed. */
  fallback: ReactNode
  children: ReactNode
}

/** A part of the page whose failure, be it that its file does not arrive, leaves the rest alive. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
