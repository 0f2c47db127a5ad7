import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{Sn as t,bn as n,en as r,yn as i}from"./inside-Dq_ako9A.js";import{Ht as a,In as o,Mt as s,Nt as c,P as l,Pt as u,nt as d,rt as f}from"./start-D7C81CvM.js";import{a as p,dt as m,t as h}from"./libraries-CO3eaAi_.js";var g=p.button`
  display: grid;
  justify-items: center;
  gap: var(--ui-space-1);
  inline-size: 100%;
  padding: var(--ui-space-5) var(--ui-space-4);
  border: 1.5px dashed var(--ui-color-border-control);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--ui-motion-fast),
    border-color var(--ui-motion-fast);

  > :first-child {
    color: var(--ui-color-primary-text);
  }
  &:hover {
    border-color: var(--ui-color-text-muted);
    background: var(--ui-color-hover);
  }
  &[data-over] {
    border-color: var(--ui-color-focus);
    border-style: solid;
    background: var(--ui-color-selected);
  }
  &[aria-invalid] {
    border-color: var(--ui-color-error);
  }
  &:disabled {
    border-color: var(--ui-color-border);
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:hover {
      background: ButtonFace;
    }
    &[data-over] {
      border: 3px solid Highlight;
      background: ButtonFace;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`,_=p.span`
  font-weight: var(--ui-weight-strong);
`,v=p.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  overflow-wrap: anywhere;
`,y=p.ul`
  display: grid;
  gap: var(--ui-space-1);
  inline-size: 100%;
  max-block-size: 320px;
  margin-block-start: var(--ui-space-1);
  padding: 0;
  overflow-y: auto;
  list-style: none;

  /* Fields are not scrolled inside of an element that scrolls. */
  &[data-whole] {
    max-block-size: none;
    overflow: visible;
  }
`,b=p.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);

  > :first-child {
    margin-block-start: 2px;
    color: var(--ui-color-text-muted);
  }
  &[data-state='done'] > :first-child {
    color: var(--ui-color-success);
  }
  &[data-state='error'] > :first-child {
    color: var(--ui-color-error);
  }
`,x=p.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`,S=p.bdi`
  justify-self: start;
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`,C=p.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`,w=p.span`
  overflow-wrap: anywhere;

  [data-state='error'] & {
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
  [data-state='done'] & {
    color: var(--ui-color-success);
  }
`,T=p.div`
  display: flex;
  gap: 2px;
`,E=e(m(),1),D=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu,O=new Intl.Segmenter(void 0,{granularity:`grapheme`}),k=e=>e.replaceAll(D,`�`).toWellFormed();function A(e,t=48){let n=k(e),r=n.length>2048?n.slice(0,1024)+n.slice(-1024):n,i=Array.from(O.segment(r),({segment:e})=>e);if(i.length<=t)return r;let a=Math.floor((t-1)/3);return`${i.slice(0,t-1-a).join(``)}…${i.slice(-a).join(``)}`}var j=h(),M=5;function N({files:e,refused:t}){let{t:n}=c(),[r,i]=(0,E.useState)(``),a=(0,E.useRef)({states:new Map(e.map(({id:e,state:t})=>[e,t])),refused:t});return(0,E.useEffect)(()=>{let r=a.current;a.current={states:new Map(e.map(({id:e,state:t})=>[e,t])),refused:t};let o=[...t.filter(e=>!r.refused.includes(e)).map(({name:e,reason:t})=>n(`file.refused`,{name:A(e),reason:t})),...e.filter(({id:e,state:t})=>r.states.get(e)!==t).flatMap(e=>{let t=A(e.name);return e.state===`done`?n(`file.isDone`,{name:t}):e.state===`error`?n(`file.hasFailed`,{name:t,reason:e.reason??``}):r.states.has(e.id)?[]:n(`file.added`,{name:t})})];o.length>0&&i(o.slice(0,M).join(`. `))},[e,t,n]),(0,j.jsx)(u,{role:`status`,children:r})}var P=[`byte`,`kilobyte`,`megabyte`,`gigabyte`];function F(e,t){let n=e<1e3?0:Math.min(P.length-1,Math.floor(Math.log10(e)/3)),r=P[n];return new Intl.NumberFormat(t,{style:`unit`,unit:r,unitDisplay:n===0?`long`:`short`,maximumFractionDigits:n===0?0:1}).format(e/1e3**n)}var I={waiting:`clock`,sending:`upload`,done:`circle-check`,error:`circle-alert`};function L({file:e,onCancel:n,onRetry:o,onRemove:u}){let{t:d}=c(),{locale:f}=a(),{id:p,state:m,size:h,progress:g,reason:_}=e,v=A(e.name),y=m===`waiting`||m===`sending`;return(0,j.jsxs)(b,{"data-state":m,children:[(0,j.jsx)(s,{name:I[m]}),(0,j.jsxs)(x,{children:[(0,j.jsx)(z,{name:e.name}),(0,j.jsxs)(C,{children:[h!==void 0&&(0,j.jsx)(`span`,{children:F(h,f)}),(0,j.jsx)(w,{children:m===`error`&&_?_:d(`file.${m}`)}),m===`sending`&&g!==void 0&&(0,j.jsx)(`span`,{"aria-hidden":!0,children:new Intl.NumberFormat(f,{style:`percent`}).format(B(g))})]}),m===`sending`&&(0,j.jsx)(l,{kind:`bar`,value:g,label:v}),e.content]}),(0,j.jsxs)(T,{children:[y&&n&&(0,j.jsx)(r,{size:`small`,icon:i,label:d(`file.cancel`,{name:v}),onPress:()=>n({id:p})}),m===`error`&&o&&(0,j.jsx)(r,{size:`small`,icon:t,label:d(`file.retry`,{name:v}),onPress:()=>o({id:p})}),!y&&u&&(0,j.jsx)(r,{size:`small`,icon:i,label:d(`file.dismiss`,{name:v}),onPress:()=>u({id:p})})]})]})}function R({refusal:e,onDismiss:t}){let{t:n}=c();return(0,j.jsxs)(b,{"data-state":`error`,children:[(0,j.jsx)(s,{name:o}),(0,j.jsxs)(x,{children:[(0,j.jsx)(z,{name:e.name}),(0,j.jsx)(C,{children:(0,j.jsx)(w,{children:e.reason})})]}),(0,j.jsx)(T,{children:(0,j.jsx)(r,{size:`small`,icon:i,label:n(`file.dismiss`,{name:A(e.name)}),onPress:t})})]})}function z({name:e}){let[t,n]=[A(e),k(e)];return(0,j.jsx)(S,{title:t===n?void 0:n.slice(0,1e3),children:t})}var B=e=>Math.min(1,Math.max(0,e));function V({name:e,type:t},n){return n.length===0||n.some(n=>{let r=n.trim().toLowerCase();return r.startsWith(`.`)?e.toLowerCase().endsWith(r):r.endsWith(`/*`)?t.toLowerCase().startsWith(r.slice(0,-1)):t.toLowerCase()===r})}function H(e,{accept:t,maxSize:n,multiple:r},i){let a=[],o=[],{t:s}=i;for(let t of e){let e=c(t);e===null?a.push(t):o.push({name:t.name,reason:e})}return{taken:a,refused:o};function c(e){return V(e,t)?e.size===0?s(`file.empty`):n!==void 0&&e.size>n?s(`file.tooBig`,{max:F(n,i.locale)}):!r&&a.length>0?s(`file.onlyOne`):null:s(`file.wrongKind`)}}function U({isDisabled:e,onFiles:t,...n}){let{t:r}=c(),{locale:i}=a(),[o,s]=(0,E.useState)([]),[l,u]=(0,E.useState)(!1),d=(0,E.useRef)(null),f=(0,E.useRef)(0),p=(e,a=[])=>{let o=H(e,n,{t:r,locale:i});s([...o.refused,...a.map(e=>({name:e,reason:r(`file.wrongKind`)}))]),o.taken.length>0&&t({files:o.taken})},m=t=>!e&&t.dataTransfer.types.includes(`Files`);return{refused:o,dismiss:e=>s(t=>t.filter(t=>t!==e)),isOver:l,zoneProps:{onClick:()=>d.current?.click(),onPaste:t=>{let n=[...t.clipboardData.files];n.length===0||e||(t.preventDefault(),p(n))},onDragEnter:e=>{m(e)&&(e.preventDefault(),f.current+=1,u(!0))},onDragOver:e=>{m(e)&&e.preventDefault()},onDragLeave:()=>{f.current=Math.max(0,f.current-1),f.current===0&&u(!1)},onDrop:e=>{if(!m(e))return;e.preventDefault(),f.current=0,u(!1);let t=[...e.dataTransfer.items].flatMap(e=>{let t=e.webkitGetAsEntry();return t?.isDirectory?[t.name]:[]});p([...e.dataTransfer.files].filter(({name:e})=>!t.includes(e)),t)}},inputProps:{ref:d,type:`file`,accept:n.accept.join(`,`)||void 0,multiple:n.multiple,disabled:e,tabIndex:-1,"aria-hidden":!0,hidden:!0,onChange:e=>{let t=[...e.currentTarget.files??[]];e.currentTarget.value=``,t.length>0&&p(t)}}}}var W=[],G=[];function K(e){let{accept:t=G,maxSize:r,multiple:i=!1,files:o=W,onFiles:l,onCancel:u,onRetry:p,onRemove:m,...h}=e,{t:b}=c(),{locale:x}=a(),S=d(h,{read:()=>null}),{zoneProps:C,inputProps:w,isOver:T,refused:E,dismiss:D}=U({accept:t,maxSize:r,multiple:i,isDisabled:S.isDisabled,onFiles:l}),O=[t.length>0?b(`file.kinds`,{kinds:t.join(`, `)}):``,r===void 0?``:b(`file.limit`,{size:F(r,x)})].filter(Boolean),{id:k,"aria-required":A,...M}=S.control,[P,I]=[`${k}-text`,`${k}-terms`];return(0,j.jsxs)(f,{field:S,labels:`group`,children:[(0,j.jsxs)(g,{...M,...C,id:k,type:`button`,"aria-labelledby":`${S.ids.label} ${P}`,"aria-describedby":[O.length>0?I:``,M[`aria-describedby`]??``].filter(Boolean).join(` `)||void 0,disabled:S.isDisabled,autoFocus:h.autoFocus,"data-over":T||void 0,children:[(0,j.jsx)(s,{name:n,size:20}),(0,j.jsx)(_,{id:P,children:b(T?`file.release`:i?`file.dropMany`:`file.drop`)})]}),O.length>0&&(0,j.jsx)(v,{id:I,children:O.join(` `)}),(0,j.jsx)(`input`,{...w}),(o.length>0||E.length>0)&&(0,j.jsxs)(y,{"aria-label":b(`file.list`,{label:S.label}),"data-whole":o.some(({content:e})=>e)||void 0,children:[E.map((e,t)=>(0,j.jsx)(R,{refusal:e,onDismiss:()=>D(e)},`${t} ${e.name}`)),o.map(e=>(0,j.jsx)(L,{file:e,onCancel:u,onRetry:p,onRemove:m},e.id))]}),(0,j.jsx)(N,{files:o,refused:E})]})}export{K as t};