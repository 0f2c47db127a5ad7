import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{t}from"./endpoints-I0MQ1bNq.js";import{Bn as n,D as r,Mt as i,O as a,P as o,Q as s,U as c,Vn as l,Z as u,ht as d,w as f,xt as p}from"./list-DRwdXwa6.js";import{t as m}from"./page-screen-DGX3w_XW.js";import{b as h,y as g}from"./screens-Ch3ecPwB.js";import{_t as _,a as v,bt as y,dt as b,mt as x,t as S,ut as C,yt as w}from"./libraries-CO3eaAi_.js";import{Kr as ee,M as T,Mt as E,Nt as D,O,Ot as k,Pt as A,Tr as te,_r as ne,d as re,dt as ie,gr as ae,yr as oe,yt as se}from"./start-D7C81CvM.js";import{t as ce}from"./diff-DuObqlKS.js";import{Ct as j,Ft as le,Gt as ue,It as M,Ln as de,Pn as fe,Rt as N,W as pe,Yt as me,gt as he,ht as P,xt as ge}from"./inside-Dq_ako9A.js";import{t as F}from"./heading-83sLBjPA.js";import{a as _e,c as ve,d as ye,i as be,n as xe,o as I,r as L,s as Se,t as Ce}from"./use-group-D5JCGt1V.js";import{t as we}from"./search-field-Db4nMkAU.js";import{n as Te,t as R}from"./endpoints-BTAL2pSs.js";import{n as Ee,r as De}from"./menu-words-qqTaXe7o.js";import{n as Oe}from"./kept-Lm-fEX_Z.js";var z=e(b(),1),ke=({view:e,action:t})=>`${e} ${t??``}`,Ae=e=>new Map(e.flatMap(({deed:e})=>e?[[ke(e),e]]:[]));function je(e,t){let[n,r]=[Ae(e),Ae(t)],i=(e,t)=>[...e].flatMap(([e,n])=>t.has(e)?[]:[n]);return{gained:i(r,n),lost:i(n,r)}}var B=S();function Me({before:e,after:t}){let n=O(),r=je(e,t);return[`gained`,`lost`].map(e=>{let t=r[e].map(({view:e,action:t})=>I(e,t,n)).join(` · `);return t===``?null:(0,B.jsx)(`p`,{children:n(`rights.${e}`,{deeds:t})},e)})}var Ne=e=>e,V=({row:e,column:t})=>`${t} ${e}`,H=(e,t,n)=>n[V({row:e.id,column:t})]??e.columns.includes(t),U=(e,t)=>V(e)in t;function W(e,t,n){let r=[t];for(let t of r){let i=n?e.filter(n=>n.id===e.find(e=>e.id===t)?.parent):e.filter(({parent:e})=>e===t);r.push(...i.flatMap(e=>r.includes(e.id)?[]:[e.id]))}return r}function G({rows:e,columns:t},n){let r=Map.groupBy(e.filter(({keeps:e})=>e),({keeps:e})=>e),i=t.filter(({isKeeper:e})=>e);return new Set([...r.values()].flatMap(t=>{let r=i.flatMap(({id:e})=>t.flatMap(t=>H(t,e,n)?[{row:t.id,column:e}]:[])),[a]=r;if(!a||r.some(({column:e})=>e!==a.column))return[];let o=r.map(({row:t})=>W(e,t,!0));return(o[0]??[]).filter(e=>o.every(t=>t.includes(e))).map(e=>V({row:e,column:a.column}))}))}var K=({needs:e},{has:t})=>e&&t&&!t.includes(e)?e:null;function Pe({rows:e,columns:t},n,r,i){let a=new Map(Object.entries(n)),o=new Map(e.map(e=>[e.id,e]));for(let{row:n,column:s}of r)if(i||!G({rows:e,columns:t},Object.fromEntries(a)).has(V({row:n,column:s})))for(let t of W(e,n,i)){let e=V({row:t,column:s});o.get(t)?.columns.includes(s)===i?a.delete(e):a.set(e,i)}return Object.fromEntries(a)}function Fe(e,t,n){return t.flatMap(({id:t,text:r})=>{let i=e.filter(e=>e.columns.includes(t)),a=e.filter(e=>H(e,t,n)),o=e.filter(e=>U({row:e.id,column:t},n)).length;return o>0?[{id:t,text:r,count:o,before:i,after:a}]:[]})}var q=_({},{serialize:`ignore`}),Ie=w(),Le=w(),Re=w(),ze=y({source:{changes:q,text:ee},effect:async({changes:e,text:t},{place:n,title:r,sheet:i,columns:a})=>{let{value:o}=await le({endpoint:i.rows,input:{}}),s=Fe(i.joined(Array.isArray(o)?o:[],[]).map(e=>i.row(e,t)),a,e[n]??{}).map(({id:e,text:t,after:n})=>({keys:[e],name:t,input:i.input(e,n.map(e=>e.id))}));return{place:n,title:r,endpoint:i.save,items:s}}});q.on(Ie,(e,{place:t,changes:n})=>({...e,[t]:n})).on(Le,(e,t)=>({...e,[t]:{}})).on(l,(e,{bulk:t,saved:n})=>{let r=e[t.place];if(!r)return e;let i=new Set(n.flatMap(({item:e})=>e.keys));return{...e,[t.place]:Object.fromEntries(Object.entries(r).filter(([e])=>!i.has(e.slice(0,e.indexOf(` `)))))}}).reset(oe),x({clock:Re,target:ze}),x({clock:ze.doneData,target:n});var Be={},Ve=[],J=e=>Array.isArray(e)?e:null;function Y(e,t){let n=O(),[r,i,a,o]=C([q,Ie,Le,Re]),s=d(e.rows,{}),c=d(e.also,{}),l=d(e.columns,{}),u=r[t]??Be,f=J(s.value),p=J(c.value)??(c.error?Ve:null),m=(0,z.useMemo)(()=>f&&p&&e.joined(f,p).map(t=>e.row(t,n)),[f,p,e,n]),h=(0,z.useMemo)(()=>J(l.value)?.map(t=>e.column(t))??[],[l.value,e]),g=(0,z.useMemo)(()=>G({rows:m??[],columns:h},u),[m,h,u]),_=(0,z.useMemo)(()=>Fe(m??[],h,u),[m,h,u]);return{rows:l.value===null?null:m,columns:h,changes:u,changed:_,error:s.error??l.error,retry:()=>{s.retry(),l.retry()},set:(e,n)=>i({place:t,changes:Pe({rows:m??[],columns:h},u,e,n)}),drop:()=>a(t),keptWhy:t=>g.has(V(t))?n(e.words.kept):null,lackOf:(t,r)=>{let i=H(t,r.id,u)?K(t,r):null;return i&&e.words.lacks(i,n)},save:n=>o({place:t,title:n,sheet:e,columns:h})}}var X=({heading:e,text:t})=>`${e} / ${t}`;function He({sheet:e,place:t,title:n,onClose:i}){let a=O(),{changed:o,columns:s,lackOf:c,save:l}=Y(e,t),u=(e,t,n)=>{let r=s.find(t=>t.id===e);return n.flatMap(e=>{let n=r&&!t.includes(e)?c(e,r):null;return n?[a(`sheet.lacking`,{row:X(e),lack:n})]:[]})},d=(e,t)=>{let n=s.find(t=>t.id===e);return t.filter(e=>!n||K(e,n)===null)};return(0,B.jsxs)(me,{title:n,width:720,onClose:i,footer:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(k,{onPress:i,children:a(`editor.cancel`)}),(0,B.jsx)(k,{tone:`primary`,icon:`save`,autoFocus:!0,reason:o.length===0?a(`sheet.nothing`):void 0,onPress:()=>{l(n),i()},children:a(`editor.save`)})]}),children:[o.length===0&&(0,B.jsx)(`p`,{children:a(`sheet.nothing`)}),o.map(({id:e,text:t,before:n,after:i})=>(0,B.jsxs)(`section`,{"aria-label":t,children:[(0,B.jsx)(F,{level:3,children:t}),u(e,n,i).map(e=>(0,B.jsx)(r,{tone:`warning`,children:e},e)),(0,B.jsx)(N,{of:`./kit/screens/why`,children:(0,B.jsx)(Me,{before:d(e,n),after:d(e,i)})}),(0,B.jsx)(ce,{kind:`list`,isShort:!0,before:n.map(X),after:i.map(X)})]},e))]})}function Ue(e,t){let n=e[t]?.level??0,r=e.findIndex((e,r)=>r>t&&(e.level??0)<=n);return e.slice(t,r<0?e.length:r)}function Z({rows:e,columns:t},{row:n,column:r}){let i=(n<0?e:r<0?Ue(e,n):e.slice(n,n+1)).filter(({isHeading:e})=>!e),a=r<0?t:t.slice(r,r+1);return i.flatMap(e=>a.map(t=>({row:e.id,column:t.id})))}function We({rows:e,columns:t},n,{key:r,isControl:i,page:a}){let[o,s]=[e.length-1,t.length-1],c=(e,t)=>({row:Math.min(o,Math.max(-1,e)),column:Math.min(s,Math.max(-1,t))});return{ArrowDown:c(n.row+1,n.column),ArrowUp:c(n.row-1,n.column),ArrowRight:c(n.row,n.column+1),ArrowLeft:c(n.row,n.column-1),PageDown:c(n.row+a,n.column),PageUp:c(n.row-a,n.column),Home:c(i?0:n.row,i?0:-1),End:c(i?o:n.row,s)}[r]??null}var Ge=v.div`
  max-block-size: var(--matrix-height);
  min-inline-size: 0;
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`,Ke=v.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--ui-font-13);

  th,
  td {
    position: relative;
    block-size: var(--ui-row-height);
    padding: var(--ui-space-1) var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border);
    border-inline-end: 1px solid var(--ui-color-border);
    background: var(--ui-color-surface);
    text-align: start;
    white-space: nowrap;
    user-select: none;
  }
  th:last-child,
  td:last-child {
    border-inline-end: 0;
  }
  tbody > tr:last-child > * {
    border-block-end: 0;
  }
  :focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }

  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
  }
  tbody th {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 9rem;
    max-inline-size: 45vw;
    padding-inline-start: calc(var(--ui-space-3) + var(--matrix-level) * var(--ui-space-5));
    font-weight: var(--ui-weight-strong);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th:first-child {
    z-index: 3;
    inset-inline-start: 0;
  }
  [data-heading] > * {
    background: var(--ui-color-bg);
    font-weight: var(--ui-weight-strong);
  }

  &:not([data-readonly]) :is(th, td:not([data-locked])) {
    cursor: pointer;
  }
  &:not([data-readonly]) :is(th, td:not([data-locked])):hover {
    background: var(--ui-color-hover);
  }
  [data-heading] > td {
    cursor: default;
  }
  [data-locked] {
    background: var(--ui-color-surface-sunken);
  }
`,qe=v.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--matrix-tone);

  --matrix-tone: var(--ui-color-text);

  &[data-tone='neutral'] {
    --matrix-tone: var(--ui-color-text-muted);
  }
  &[data-tone='info'] {
    --matrix-tone: var(--ui-color-primary-text);
  }
  &[data-tone='success'] {
    --matrix-tone: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --matrix-tone: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --matrix-tone: var(--ui-color-error);
  }
  /* On the ground of cells that are locked or pointed at only the texts are sure to be read. */
  [data-locked] > &,
  td:hover > & {
    --matrix-tone: var(--ui-color-text);
  }
`,Je=v.span`
  color: var(--ui-color-text-muted);
`,Ye=v.span`
  display: block;
  min-inline-size: 10em;
  max-inline-size: 22em;
  color: var(--ui-color-text);
  font-size: var(--ui-font-12);
  white-space: normal;
`,Xe=v.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border: 5px solid var(--ui-color-accent);
  border-block-end-color: transparent;
  border-inline-start-color: transparent;
`;function Ze({choice:e,isChanged:t,note:n}){let{t:r}=D();return(0,B.jsxs)(B.Fragment,{children:[e?(0,B.jsxs)(qe,{"data-tone":e.tone??`neutral`,children:[e.icon&&(0,B.jsx)(E,{name:e.icon}),e.text]}):(0,B.jsx)(Je,{children:`–`}),n&&(0,B.jsx)(Ye,{children:n}),t&&(0,B.jsx)(Xe,{children:(0,B.jsx)(A,{elementType:`span`,children:r(`matrix.changed`)})})]})}var Q=e=>e.normalize(`NFD`).replaceAll(/\p{M}/gu,``).toLocaleLowerCase();function Qe(e){let{label:t,rowsLabel:n,rows:r,columns:i,choices:a,choiceAt:o,onValueChange:s,isChanged:c,isLocked:l,noteAt:u,maxHeight:d=560,style:f,...p}=e,{t:m}=D(),[h,g]=(0,z.useState)({row:0,column:0}),[_,v]=(0,z.useState)(null),y=(0,z.useRef)(null),b=s===void 0,x=e=>Z({rows:r,columns:i},e).filter(e=>!l?.(e)),S=(e,t)=>{let n=x(e);n.length>0&&s?.({cells:n,value:t})},C=({row:e,column:t})=>e>=0&&t>=0,w=(e,t)=>{if(g(e),b||x(e).length===0)return;let[n]=Z({rows:r,columns:i},e),s=a.find(({value:e})=>n&&e!==o(n));C(e)&&a.length===2&&s?S(e,s.value):v({place:e,anchor:t})},ee=e=>{g(e),y.current?.querySelector(`[data-place="${e.row} ${e.column}"]`)?.focus()},T=e=>{if(e.altKey||e.metaKey)return;let t=getComputedStyle(e.currentTarget).direction===`rtl`?{ArrowLeft:`ArrowRight`,ArrowRight:`ArrowLeft`}[e.key]??e.key:e.key,n=We({rows:r,columns:i},h,{key:t,isControl:e.ctrlKey,page:10});if(n)ee(n);else if(e.key===`Enter`||e.key===` `)w(h,e.target);else if(e.key.length===1&&!e.ctrlKey&&!b){let t=a.find(({text:t})=>Q(t).startsWith(Q(e.key)));if(!t)return;S(h,t.value)}else return;e.preventDefault()},E=(e,t)=>({role:e>=0&&t>=0?`gridcell`:void 0,"data-place":`${e} ${t}`,tabIndex:h.row===e&&h.column===t?0:-1,onFocus:()=>g({row:e,column:t}),onClick:({currentTarget:n})=>w({row:e,column:t},n)}),O=e=>a.find(t=>t.value===e),k=({row:e,column:t})=>{let[n,a]=[r[e]?.text,i[t]?.text];return n&&a?m(`matrix.cell`,{row:n,column:a}):n||a?m(`matrix.all`,{name:n??a??``}):m(`matrix.everything`)},A=_&&C(_.place)?Z({rows:r,columns:i},_.place)[0]:void 0;return(0,B.jsxs)(Ge,{...p,style:{"--matrix-height":`${d}px`,...f},children:[(0,B.jsxs)(Ke,{ref:y,role:`grid`,"aria-label":t,"aria-readonly":b||void 0,onKeyDown:T,"data-readonly":b||void 0,children:[(0,B.jsx)(`thead`,{children:(0,B.jsxs)(`tr`,{children:[(0,B.jsx)(`th`,{scope:`col`,...E(-1,-1),children:n}),i.map((e,t)=>(0,B.jsx)(`th`,{scope:`col`,...E(-1,t),children:e.text},e.id))]})}),(0,B.jsx)(`tbody`,{children:r.map((e,t)=>(0,B.jsxs)(`tr`,{"data-heading":e.isHeading||void 0,children:[(0,B.jsx)(`th`,{scope:`row`,...E(t,-1),style:{"--matrix-level":e.level??0},children:e.text}),i.map((n,r)=>{let i={row:e.id,column:n.id},a=e.isHeading||l?.(i)===!0;return(0,B.jsx)(`td`,{...E(t,r),"aria-readonly":a&&!b||void 0,"data-locked":a&&!e.isHeading||void 0,children:!e.isHeading&&(0,B.jsx)(Ze,{choice:O(o(i)),isChanged:c?.(i)??!1,note:u?.(i)??null})},n.id)})]},e.id))})]}),(0,B.jsx)(pe,{isOpen:_!==null,anchor:_?.anchor??null,label:_?k(_.place):``,items:a.map(({value:e,text:t,icon:n})=>({id:e,text:t,icon:A&&o(A)===e?de:n})),onClose:()=>v(null),onAction:({id:e})=>_&&S(_.place,e)})]})}var $e=v.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`,et=v.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-3);

  > :first-child {
    flex: 0 1 20rem;
  }

  > [role='status'] {
    flex: 1;
    min-inline-size: 12rem;
  }
`;function tt(e){let t=new Map(e.map(e=>[e.id,e])),n=({parent:e})=>{let r=e===null?void 0:t.get(e);return r?1+n(r):1};return[...Map.groupBy(e.toSorted((e,t)=>(e.rank??0)-(t.rank??0)),({heading:e})=>e)].flatMap(([e,t])=>[{id:`heading ${e}`,text:e,isHeading:!0},...t.map(e=>({id:e.id,text:e.text,level:n(e)}))])}function nt({sheet:e,place:t,label:n,rowsLabel:r}){let i=O(),{rows:a,columns:o,changes:s,changed:c,error:l,retry:u,set:d,drop:p,keptWhy:m,lackOf:h}=Y(e,t),[g,_]=(0,z.useState)(``),v=(0,z.useMemo)(()=>{let e=g.toLocaleLowerCase().split(/\s+/).filter(Boolean);return tt((a??[]).filter(({text:t,heading:n})=>e.every(e=>`${n} ${t}`.toLocaleLowerCase().includes(e))))},[a,g]),y=(0,z.useMemo)(()=>new Map(a?.map(e=>[e.id,e])),[a]),b=(0,z.useMemo)(()=>new Map(o.map(e=>[e.id,e])),[o]),x=c.reduce((e,t)=>e+t.count,0);return a===null?(0,B.jsx)($e,{"aria-busy":!l,children:l?(0,B.jsx)(re,{message:se(l,i)?.text??``,onRetry:u}):(0,B.jsx)(M,{lines:12})}):(0,B.jsxs)($e,{children:[(0,B.jsx)(f,{isOn:x>0,isPage:!0,isClosing:()=>!1,ask:()=>ie({preset:`warning`,tone:`danger`,message:i(`editor.leave`),buttonTrueText:i(`editor.leaveYes`),buttonFalseText:i(`editor.leaveNo`)}),onLeave:p}),(0,B.jsxs)(et,{children:[(0,B.jsx)(we,{label:i(`sheet.search`),value:g,onValueChange:({value:e})=>_(e)}),(0,B.jsx)(`span`,{role:`status`,children:i(`sheet.changed`,{count:x,columns:c.map(e=>e.text).join(`, `)})}),(0,B.jsx)(k,{tone:`quiet`,icon:`undo`,isDisabled:x===0,onPress:p,children:i(`sheet.drop`)})]}),(0,B.jsx)(Qe,{label:n,rowsLabel:r,rows:v,columns:o,choices:[{value:`no`,text:i(`sheet.no`)},{value:`yes`,text:i(`sheet.yes`),icon:`check`,tone:`success`}],choiceAt:({row:e,column:t})=>{let n=y.get(e);return n&&H(n,t,s)?`yes`:`no`},isLocked:e=>m(e)!==null,noteAt:e=>{let[t,n]=[y.get(e.row),b.get(e.column)];return m(e)??(t&&n?h(t,n):null)},isChanged:e=>U(e,s),onValueChange:({cells:e,value:t})=>d(e,t===`yes`)})]})}var rt=(e,{title:t,rows:n})=>g(function({place:{view:r}}){let i=O();return(0,z.createElement)(nt,{sheet:e,place:r,label:i(t),rowsLabel:i(n)})}),it=(e,t)=>o(function({place:{view:n},onClose:r}){let i=O();return(0,z.createElement)(He,{sheet:e,place:n,title:i(t),onClose:r})}),at=v.div`
  min-inline-size: 0;
`,ot=v.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  margin: 0;
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
`,st=v.button`
  display: inline-flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: var(--ui-control-height-small);
  padding: 2px var(--ui-space-2) 2px 2px;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text);
  font-weight: var(--ui-weight-strong);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  > [aria-hidden] {
    flex: none;
    color: var(--ui-color-text-muted);
    transition: rotate var(--ui-motion-fast);
  }
  &:dir(rtl) > [aria-hidden] {
    rotate: 180deg;
  }
  &[aria-expanded='true'] > [aria-hidden] {
    rotate: 90deg;
  }
  > span {
    min-inline-size: 0;
  }
`,ct=v.div`
  padding: var(--ui-space-1) 0 var(--ui-space-2);
  /* Under the title, not under its arrow. */
  padding-inline-start: calc(1rem + 8px);
`;function lt({title:e,level:t,end:n,isOpen:r,isOpenAtFirst:i=!1,onOpenChange:a,children:o,...s}){let c=(0,z.useId)(),[l,u]=(0,z.useState)(i),d=r??l,[f,p]=(0,z.useState)(d);return d&&!f&&p(!0),(0,B.jsxs)(at,{...s,children:[(0,B.jsxs)(ot,{as:t?`h${t}`:`div`,children:[(0,B.jsxs)(st,{type:`button`,"aria-expanded":d,"aria-controls":c,onClick:()=>{u(!d),a?.({isOpen:!d})},children:[(0,B.jsx)(E,{name:fe}),(0,B.jsx)(`span`,{children:e})]}),n]}),(0,B.jsx)(ct,{id:c,hidden:!d,children:f&&o})]})}function ut({role:e}){let t=O();return(0,B.jsx)(j,{columns:1,items:Se(e).map(({view:e,deeds:n})=>({id:e,term:t.of(`view.${e}`,e),value:n.map(n=>I(e,n,t)).join(` · `)}))})}function dt(){let e=O(),n=d(t.GetRoleList,{}).value,r=d(t.GetGroupeList,{}).value,i=d(t.GetModeAuthentificationList,{}).value,a=e=>(r??[]).filter(({refRoleList:t})=>t.includes(e)).map(({lbGroupe:e})=>e);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)(T,{title:e(`section.roles`),children:[(0,B.jsx)(j,{isLoading:!n,items:(n??[]).map(({refRole:e,lbRole:t})=>({id:e,term:t,value:a(e).join(`, `)}))}),n?.map(({refRole:t})=>u(t)&&(0,B.jsx)(lt,{title:e(`rights.opens`,{role:e(`role.${t}`)}),children:(0,B.jsx)(N,{of:`./kit/screens/why`,children:(0,B.jsx)(ut,{role:t})})},t))]}),(0,B.jsx)(T,{title:e(`section.authModes`),children:(0,B.jsx)(j,{isLoading:!i,items:(i??[]).map(({refIdentification:t,lbIdentification:n,isActif:r})=>({id:t,term:n,value:(0,B.jsx)(ue,{tone:r?`success`:`warning`,children:e(r?`rights.inUse`:`state.inactive`)})}))})})]})}function ft(e,{isSeen:t,isActive:n,refMenuOf:r}){let i=e=>e.filter(({id:e,refAction:r})=>t(e)&&(!r||n(r))).map(({name:e,icon:t,refAction:n,refRoute:r,children:a})=>({label:e,icon:t??null,refAction:ne(n)?n:null,refRoute:r,items:i(a)}));return new Map([...Map.groupBy(e,r)].map(([e,t])=>[e,i(t)]))}function pt(e){let t=({label:e,icon:n,refAction:r,refRoute:i,items:a})=>({id:e,label:e,icon:n,path:i&&`/${i}`,param:null,refRoute:i,refRouteParent:null,component:i,requiresAuth:!0,refAction:r,items:a.map(t)});return new Map([...e].map(([e,n])=>[e,n.map(t)]))}function mt(e,t,n){let r=[...new Set([...e.keys(),...t.keys()])].filter(e=>!e.startsWith(`App.`)),i=Map.groupBy(r,e=>e.slice(0,e.indexOf(`.`))),a=(e,t)=>t.flatMap(t=>(e.get(t)??[]).map(e=>n(`preview.button`,{menu:n.of(`code.${t.slice(t.indexOf(`.`)+1)}`,t),button:P(e,n)})));return[...i].map(([n,r])=>({view:n,before:a(e,r),after:a(t,r)})).filter(e=>e.before.length+e.after.length>0)}var ht=v.div`
  display: grid;
  gap: var(--ui-space-3);
  margin-block-start: var(--ui-space-4);
`,gt=v.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--ui-space-3);
`,_t=v.div`
  padding: var(--ui-space-3);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`,vt=v.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-inline-start: var(--ui-space-3);
    padding-inline-start: var(--ui-space-3);
    border-inline-start: 1px solid var(--ui-color-border);
  }

  span {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    min-block-size: 32px;
  }
`,yt=v.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--ui-space-3);
`;function bt({before:e,after:t}){let n=O();return(0,B.jsxs)(ht,{children:[(0,B.jsx)(F,{level:3,children:n(`preview.drawer`)}),(0,B.jsx)(gt,{children:[[`before`,e],[`after`,t]].map(([e,t])=>(0,B.jsxs)(_t,{role:`group`,"aria-label":n(`preview.${e}`),children:[(0,B.jsx)(`strong`,{children:n(`preview.${e}`)}),(0,B.jsx)(xt,{entries:[...t.get(`App.AppMenu`)??[],...t.get(`App.AppUserMenu`)??[]]})]},e))}),(0,B.jsx)(F,{level:3,children:n(`preview.buttons`)}),(0,B.jsx)(yt,{children:mt(e,t,n).map(e=>(0,B.jsxs)(`section`,{"aria-label":n.of(`view.${e.view}`,e.view),children:[(0,B.jsx)(F,{level:4,children:n.of(`view.${e.view}`,e.view)}),(0,B.jsx)(ce,{kind:`list`,before:e.before,after:e.after})]},e.view))})]})}function xt({entries:e}){let t=O();return(0,B.jsx)(vt,{children:e.map((e,n)=>(0,B.jsxs)(`li`,{children:[(0,B.jsxs)(`span`,{children:[e.icon&&(0,B.jsx)(E,{name:e.icon,size:16}),P(e,t)]}),e.items.length>0&&(0,B.jsx)(xt,{entries:e.items})]},n))})}function St({person:e,about:t,level:n=3}){let r=O(),i=(0,z.useMemo)(()=>ve(e),[e]),a=({view:e,action:t,reasons:n})=>({id:`${e} ${t??``}`,text:I(e,t,r),reasons:n}),o=i.filter(({isOut:e})=>e);return(0,B.jsxs)(_e,{children:[i.filter(({isOut:e})=>!e).map(({view:e,can:i,cannot:o})=>{let s=r.of(`view.${e}`,e);return(0,B.jsxs)(be,{"aria-label":s,children:[(0,B.jsx)(F,{level:n,children:s}),(0,B.jsx)(`p`,{children:i.map(({action:t})=>I(e,t,r)).join(` · `)}),o.length>0&&(0,B.jsx)(lt,{title:r(`why.refused`,{count:o.length}),children:(0,B.jsx)(L,{label:r(`why.refusedOn`,{screen:s}),lines:o.map(a),about:t})})]},e)}),o.length>0&&(0,B.jsxs)(be,{"aria-label":r(`why.out`),children:[(0,B.jsx)(F,{level:n,children:r(`why.out`)}),(0,B.jsx)(L,{label:r(`why.out`),lines:o.map(({view:e,cannot:t})=>({id:e,text:r.of(`view.${e}`,e),reasons:t[0]?.reasons??[]})),about:t})]})]})}var Ct=e=>e.flatMap(e=>[[e.id,e],...Ct(e.children)]);function wt({refAction:e,refRoute:t,routeEncrageMenu:n}){return ne(e)&&ye(n).includes(e)?{view:n,action:e}:ge.some(({ref:e})=>e===t)&&t?{view:t,action:null}:null}var $=Ne({rows:R.GetMenuNoeudList,also:R.GetList,joined:(e,t)=>{let n=new Map(Ct(t));return e.map(e=>({...e,record:n.get(e.id)??null}))},row:({id:e,idParent:t,name:n,refMenu:r,idGroupeList:i,record:a},o)=>({id:String(e),text:a?he(n,a,o):n,parent:t===null?null:String(t),heading:Ee(r,o),rank:+!r.startsWith(`App.`),columns:i.map(String),keeps:a&&Oe(a),needs:a&&s(a),deed:a&&wt(a)}),columns:t.GetGroupeList,column:({idGroupe:e,lbGroupe:t,isActif:n,refRoleList:r})=>({id:String(e),text:t,isKeeper:n&&r.includes(`ADMIN`),has:r}),words:{kept:`rights.kept`,lacks:(e,t)=>t(`rights.lacks`,{role:t.of(`role.${e}`,e)})},save:R.UpdateSecMenu,input:(e,t)=>({idGroupe:Number(e),idMenuList:t.map(Number)})});function Tt({place:{view:e},onClose:n}){let r=O(),{rows:o,columns:s,changes:c,changed:l}=Y($,e),[u,f]=(0,z.useState)(null),p=u??l[0]?.id??s[0]?.id??``,m=d(te.GetMenuList,p?{idGroupe:Number(p)}:null).value,h=d(R.GetList,{}).value,g=d(Te.GetList,{}).value,_=(0,z.useMemo)(()=>m&&ae(m).book,[m]),v=d(t.GetGroupeList,{}).value,y=(0,z.useMemo)(()=>{if(!h||!g||!o)return null;let e=new Set(g.filter(({isActive:e})=>e).map(({refAction:e})=>e)),t=new Set(o.filter(e=>H(e,p,c)).map(({id:e})=>e));return{after:ft(h,{isSeen:e=>t.has(String(e)),isActive:t=>e.has(t),refMenuOf:({routeEncrageMenu:e,idTypeMenu:t})=>`${e}.${De(t)}`}),entryOf:xe({records:h,inUse:e,isSeen:({id:e})=>t.has(String(e))})}},[h,g,o,c,p]),b=(0,z.useMemo)(()=>{let e=v?.find(({idGroupe:e})=>String(e)===p);if(!e||!y)return null;let{after:t,entryOf:n}=y;return{roles:new Set(e.refRoleList),isGroupClosed:!e.isActif,menus:pt(t),entryOf:n}},[v,p,y]);return(0,B.jsxs)(a,{title:r(`action.ApercuGroupe`),width:860,onClose:n,children:[(0,B.jsx)(i,{label:r(`rights.group`),options:s.map(({id:e,text:t})=>({value:e,text:t})),value:p,onValueChange:({value:e})=>f(e)}),_&&y?(0,B.jsx)(bt,{before:_,after:y.after}):(0,B.jsx)(M,{lines:12}),b&&(0,B.jsxs)(N,{of:`./kit/screens/why`,children:[(0,B.jsx)(F,{level:3,children:r(`preview.abilities`)}),(0,B.jsx)(St,{person:b,about:{group:s.find(({id:e})=>e===p)?.text??``},level:4})]})]})}var Et=({isActif:e,isLocked:t,mustChangePassword:n})=>e?t?`locked`:n?`password`:null:`inactive`;function Dt({place:e}){let t=O(),{change:n}=c(``),r=d(te.GetList,{}),i=Number(e.params.idUser),a=r.value?.find(e=>e.idUser===i);return(0,B.jsxs)(T,{title:t(`abilities.title`),children:[(0,B.jsx)(p,{label:t(`abilities.user`),isLoading:!r.value&&!r.error,options:(r.value??[]).map(({idUser:e,lbUser:t,login:n})=>({value:e,text:t,description:n})),value:a?.idUser??null,onValueChange:({value:e})=>n({params:{idUser:e===null?null:String(e)}})}),a&&(0,B.jsx)(N,{of:`./kit/screens/why`,children:(0,B.jsx)(Ot,{user:a,onClose:()=>n({params:{idUser:null},isQuiet:!0})})})]})}function Ot({user:e,onClose:t}){let n=O(),{person:i,lbGroupe:o,roles:s,error:c,retry:l}=Ce(e.idGroupe),u=Et(e),d={group:o,idUser:e.idUser};return(0,B.jsxs)(a,{title:n(`abilities.of`,{user:e.lbUser}),width:720,onClose:t,children:[c&&(0,B.jsx)(re,{message:se(c,n)?.text??``,onRetry:l}),!i&&!c&&(0,B.jsx)(M,{lines:12}),i&&(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(`p`,{children:n(`abilities.group`,{group:o,count:s.length,roles:s.map(e=>n.of(`role.${e}`,e)).join(`, `)})}),u&&(0,B.jsx)(r,{tone:`warning`,title:n(`abilities.closed`),children:(0,B.jsx)(L,{label:n(`abilities.closed`),about:d,lines:[{id:`account`,text:n(`abilities.everything`),reasons:[{kind:`account`,state:u}]}]})}),(0,B.jsx)(St,{person:i,about:d})]})]})}var kt=m({actions:{EnregistrerDroits:it($,`action.EnregistrerDroits`),ApercuGroupe:o(Tt)},parts:[rt($,{title:`rights.title`,rows:`rights.menu`}),g(Dt),g(dt),h(t.GetRondeAdUserList,{title:`section.directory`,key:`idAd`,label:`lbUser`,sort:`lbUser`,columns:[{field:`login`,share:1,width:130},{field:`lbUser`,share:2,isLong:!0,width:160},{field:`mail`,share:3,isLong:!0,width:200},{field:`isKnown`,dataType:`boolean`,width:150}],filters:{isKnown:`boolean`}})]});export{kt as default};