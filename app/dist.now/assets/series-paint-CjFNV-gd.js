import{a as e,t}from"./libraries-CO3eaAi_.js";import{$t as n}from"./inside-Dq_ako9A.js";function r(e,t){let n=e.values[t.id];return typeof n==`number`&&Number.isFinite(n)?n:null}function i(e,t,n){let i=n.map((e,t)=>t);if(e===`bars`)return i;let a=t.at(-1),o=n.map(e=>a!==void 0&&(r(a,e)??0)<0);return[...i.filter(e=>!o[e]).toReversed(),...i.filter(e=>o[e])]}var a=(e,t,n)=>e===`stacked`&&t>1&&n.width>=480&&t*18*n.scale<=n.height,o=e.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);
  min-inline-size: 0;
  margin: 0;
`,s=e.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ui-space-2);
`,c=e.figcaption`
  min-inline-size: 0;
  padding-block: 4px;
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`,l=e.div`
  display: grid;
  place-items: center;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`,u=e.div`
  flex: auto;
  border-block-end: 1px solid var(--ui-color-border);
`,d=e.div`
  display: flex;
  min-inline-size: 0;
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`,f=e.div`
  position: relative;
  flex: none;
  border-radius: var(--ui-radius-4);

  &[data-selectable] {
    cursor: pointer;
  }
  /* A drag sideways chooses a span; up and down the page still scrolls. */
  &[data-brushed] {
    cursor: crosshair;
    touch-action: pan-y;
    user-select: none;
  }
  [data-span] {
    fill: var(--ui-color-selected);
    stroke: var(--ui-color-border-control);
    opacity: 0.6;
    pointer-events: none;
  }
  > svg {
    display: block;
    overflow: visible;
  }
  /* Each label is an svg with a size of its own. */
  svg svg,
  svg text {
    fill: var(--ui-color-text-muted);
    font: inherit;
  }
  /* Steps go behind values, not through them. */
  svg [data-value] {
    fill: var(--ui-color-text);
    stroke: var(--ui-color-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .visx-line,
  .visx-rows line {
    stroke: var(--ui-color-border);
  }
  .visx-axis-bottom .visx-axis-line {
    stroke: var(--ui-color-border-control);
  }
  [data-active] {
    fill: none;
    stroke: var(--ui-color-text);
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`,p=e.div`
  position: absolute;
  inset-block-start: max(var(--tip-y) - 6px, 30px);
  left: clamp(90px, var(--tip-x), 100% - 90px);
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: max-content;
  max-inline-size: 240px;
  padding: 4px var(--ui-space-2);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-12);
  box-shadow: var(--ui-shadow-2);
  transform: translate(-50%, -100%);
  pointer-events: none;
`,m=e.svg`
  position: absolute;

  rect {
    fill: var(--series-color);
  }
  path {
    display: none;
    fill: none;
    stroke: var(--ui-color-surface);
  }
  &[data-patterned] path {
    display: inline;
  }

  @media (prefers-contrast: more) {
    path {
      display: inline;
    }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    rect {
      fill: CanvasText;
    }
    path {
      display: inline;
      stroke: Canvas;
    }
  }
`,h=e.ul`
  position: relative;
  flex: none;
  padding: 0;
  color: var(--ui-color-text-muted);
  list-style: none;
`,g=e.li`
  position: absolute;
  inset-inline: var(--ui-space-2) 0;
  display: flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`,_=e.span`
  overflow: hidden;
  text-overflow: ellipsis;
`,v=e.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-1) var(--ui-space-4);
  padding: 0;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  list-style: none;
`,y=e.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`,b=e.svg`
  flex: none;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    rect {
      stroke: CanvasText;
    }
  }
`,x=e.div`
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
`,S=e.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 5px var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: end;
  }
  th[scope='row'],
  th:first-child {
    text-align: start;
    font-weight: var(--ui-weight-strong);
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`,C=e.button`
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-primary-text);
  text-decoration: underline;
  text-underline-offset: 0.16em;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
`,w=e.span`
  color: var(--ui-color-text-muted);
`,T=t(),E=[null,(0,T.jsx)(`path`,{strokeWidth:`1.4`,d:`M-2 10 10 -2M-2 2 2 -2M6 10 10 6`},`rising`),(0,T.jsx)(`path`,{d:`M2 2h.01M6 6h.01`,strokeLinecap:`round`,strokeWidth:`2.4`},`dots`),(0,T.jsx)(`path`,{strokeWidth:`1.2`,d:`M0 2h8M0 6h8`},`level`),(0,T.jsx)(`path`,{strokeWidth:`1.4`,d:`M-2 -2 10 10M6 -2 10 2M-2 6 2 10`},`falling`),(0,T.jsx)(`path`,{d:`M0 2h8M0 6h8M2 0v8M6 0v8`,strokeWidth:`0.8`},`squares`)],D=[`primary`,`chart-2`,`chart-3`,`chart-4`,`chart-5`,`chart-6`].map(e=>`var(--ui-color-${e})`);function O(e){let t=0;return e.map(({color:e})=>(e?n(e):D[t++%D.length])??``)}var k=(e,t)=>`url(#${e}-${t})`;function A({chartId:e,series:t,isPatterned:n}){let r=O(t);return(0,T.jsx)(m,{"aria-hidden":!0,width:`0`,height:`0`,"data-patterned":n||void 0,children:(0,T.jsx)(`defs`,{children:t.map(({id:t},n)=>(0,T.jsxs)(`pattern`,{id:`${e}-${n}`,width:`8`,height:`8`,patternUnits:`userSpaceOnUse`,style:{"--series-color":r[n]},children:[(0,T.jsx)(`rect`,{width:`8`,height:`8`}),E[n%E.length]]},t))})})}function j({paint:e}){return(0,T.jsx)(b,{"aria-hidden":!0,width:`14`,height:`14`,viewBox:`0 0 14 14`,children:(0,T.jsx)(`rect`,{x:`0.5`,y:`0.5`,width:`13`,height:`13`,rx:`2`,fill:e})})}export{r as C,i as S,x as _,l as a,u as b,v as c,g as d,_ as f,S as g,o as h,C as i,y as l,d as m,j as n,f as o,h as p,k as r,s,A as t,w as u,p as v,a as x,c as y};