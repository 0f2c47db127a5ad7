import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Shown in place of a failed part. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary around a part of the page: a failure, also to load its file, leaves the rest working. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
