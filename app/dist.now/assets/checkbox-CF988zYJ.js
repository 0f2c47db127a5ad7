import{kt as e,wt as t}from"./list-DRwdXwa6.js";import{a as n,t as r}from"./libraries-CO3eaAi_.js";var i=n.input`
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 1px 0;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface) center / 14px no-repeat;
  transition: background-color var(--ui-motion-fast);

  ${e}

  &::before {
    content: '';
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--ui-color-on-primary);
    clip-path: polygon(20% 48%, 12% 57%, 40% 84%, 88% 27%, 79% 18%, 39% 66%);
    opacity: 0;
  }

  &:indeterminate:not(:disabled) {
    border-color: var(--ui-color-primary);
    background-color: var(--ui-color-primary);
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }
  &:indeterminate::before {
    clip-path: inset(44% 18%);
  }
  &[aria-readonly] {
    background-color: transparent;
    border-color: var(--ui-color-border-control);
  }
  &[aria-readonly]::before {
    background: var(--ui-color-text);
  }
  &:disabled::before {
    background: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: HighlightText;
    }
    &:indeterminate {
      forced-color-adjust: none;
      background-color: Highlight;
    }
    &[aria-readonly] {
      background-color: Canvas;
    }
    &[aria-readonly]::before {
      background: CanvasText;
    }
    &:disabled {
      background-color: Canvas;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`,a=r();function o({isIndeterminate:e=!1,...n}){return(0,a.jsx)(t,{...n,box:i,boxRef:t=>{t&&(t.indeterminate=e)}})}export{o as t};