import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{a as t,dt as n,t as r}from"./libraries-CO3eaAi_.js";import{It as i}from"./inside-Dq_ako9A.js";import{Nt as a}from"./start-D7C81CvM.js";var o=e(n(),1),s=t.div`
  max-block-size: var(--table-height);
  min-inline-size: 0;
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);

  &:focus-visible {
    outline-offset: -2px;
  }
`,c=t.caption`
  padding: var(--ui-space-2) var(--ui-space-3);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  text-align: start;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`,l=t.span`
  color: var(--ui-color-text-muted);
`,u=t.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;

  th,
  td {
    block-size: var(--ui-row-height);
    padding: var(--ui-space-1) var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
  }

  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
  }

  tbody th {
    font-weight: var(--ui-weight-strong);
  }
  tbody tr:hover > * {
    background: var(--ui-color-hover);
  }
  tbody:last-child > tr:last-child > *,
  tfoot > tr:last-child > * {
    border-block-end: 0;
  }
  tfoot td {
    font-weight: var(--ui-weight-strong);
  }
  ${c} + thead th {
    border-block-start: 1px solid var(--ui-color-border);
  }
  ${c}[data-hidden] + thead th {
    border-block-start: 0;
  }
`,d=r(),f=e=>e==null||e===``;function p(e){let{columns:t,rows:n,rowKey:r,caption:p,isCaptionHidden:m=!1,footer:h,isLoading:g=!1,emptyText:_,maxHeight:v,style:y,...b}=e,{t:x}=a(),S=(0,o.useId)(),C=t.find(({isRowName:e})=>e)??t[0],w=e=>({"data-align":e.align});return(0,d.jsx)(s,{...b,role:`region`,"aria-labelledby":S,tabIndex:0,style:{"--table-height":v===void 0?void 0:`${v}px`,...y},children:(0,d.jsxs)(u,{"aria-busy":g||void 0,children:[(0,d.jsx)(c,{id:S,"data-hidden":m||void 0,children:p}),(0,d.jsx)(`thead`,{children:(0,d.jsx)(`tr`,{children:t.map(e=>(0,o.createElement)(`th`,{...w(e),key:e.id,scope:`col`,style:{inlineSize:e.width}},e.text))})}),(0,d.jsxs)(`tbody`,{children:[!g&&n.map(e=>(0,d.jsx)(`tr`,{children:t.map(t=>{let n=t.cell(e),r=f(n)?(0,d.jsx)(l,{children:`–`}):n;return t===C?(0,o.createElement)(`th`,{...w(t),key:t.id,scope:`row`},r):(0,o.createElement)(`td`,{...w(t),key:t.id},r)})},r(e))),g&&[1,2,3].map(e=>(0,d.jsx)(`tr`,{children:t.map(t=>(0,o.createElement)(`td`,{...w(t),key:t.id},(0,d.jsx)(i,{width:`${40+e*23%45}%`,height:`1lh`})))},e)),!g&&n.length===0&&(0,d.jsx)(`tr`,{children:(0,d.jsx)(`td`,{colSpan:t.length,children:(0,d.jsx)(l,{children:_??x(`table.empty`)})})})]}),h&&!g&&(0,d.jsx)(`tfoot`,{children:(0,d.jsx)(`tr`,{children:t.map(e=>(0,o.createElement)(`td`,{...w(e),key:e.id},h[e.id]))})})]})})}export{p as t};