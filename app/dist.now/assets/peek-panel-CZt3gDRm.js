import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{O as t,Ot as n}from"./start-D7C81CvM.js";import{Ct as r,en as i}from"./inside-Dq_ako9A.js";import{Dt as a,Fn as o,Ht as s,Jn as c,Xn as l,et as u,rr as d}from"./list-DRwdXwa6.js";import{t as f}from"./heading-83sLBjPA.js";import{a as p,dt as m,t as h}from"./libraries-CO3eaAi_.js";var g=e(m(),1);function _(e,t,n){let r=new Set,i=e=>({id:e.id,term:e.text,column:e});return[...t.flatMap(t=>{if(t.kind===`password`)return[];let a=n(t.name),o=e.find(({id:e})=>e===t.name)??e.find(({id:e,text:t})=>t===a||n(e)===a);return o?r.has(o)?[]:(r.add(o),[i(o)]):[{id:t.name,term:a,field:t}]}),...e.filter(e=>!r.has(e)).map(i)]}var v=e=>e.flatMap(e=>`field`in e?[e.field]:[]),y=p.section`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--ui-space-3);
  inline-size: clamp(300px, 32%, 440px);
  padding: var(--ui-space-3) var(--ui-space-4);
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);

  @media print {
    display: none;
  }
`,b=p.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ui-space-2);
  overflow-wrap: anywhere;
`,x=p.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--ui-space-3));
  display: flex;
  margin-block-start: auto;
  padding-block: var(--ui-space-2) var(--ui-space-3);
  margin-block-end: calc(-1 * var(--ui-space-3));
  background: var(--ui-color-surface);
`,S=h();function C({row:e,list:r,config:a,place:o,isNested:s,openText:c,onOpen:l,onClose:d}){let p=t(),m=u(a,o);return(0,S.jsxs)(y,{"aria-label":p(`peek.title`),children:[(0,S.jsxs)(b,{children:[(0,S.jsx)(f,{level:s?3:2,size:16,children:e?r.nameOf(e):p(`peek.title`)}),(0,S.jsx)(i,{icon:`x`,label:p(`peek.close`),onPress:d})]}),e===null?(0,S.jsx)(`p`,{children:p(`peek.none`)}):m?(0,S.jsx)(E,{found:m,row:e,list:r,config:a}):(0,S.jsx)(O,{lines:_(r.columns,[],String),row:e,config:a,valueOf:()=>null}),e&&c!==null&&(0,S.jsx)(x,{children:(0,S.jsx)(n,{onPress:l,children:c})})]})}var w=150;function T(e){let[t,n]=(0,g.useState)(e);return(0,g.useEffect)(()=>{let t=setTimeout(()=>n(e),w);return()=>clearTimeout(t)},[e]),t}function E({found:{action:e,around:n},row:r,list:i,config:o}){let u=t(),{editor:f}=e,p=T(r),m=(0,g.useMemo)(()=>{let e=a(f,u);return t=>{let r=d(n,t);return _(i.columns,l(f,c(f,r),r),e)}},[f,u,n,i.columns]),h=(0,g.useMemo)(()=>d(n,p),[n,p]),y=(0,g.useMemo)(()=>m(r),[m,r]),b=(0,g.useMemo)(()=>v(m(p)),[m,p]),x=s(f,h,b),C=(0,g.useMemo)(()=>c(f,h),[f,h]);return(0,S.jsx)(O,{lines:y,row:r,config:o,valueOf:e=>p===r?D(C[e])?null:x(e,C[e]):`…`})}var D=e=>e==null||e===``||Array.isArray(e)&&e.length===0;function O({lines:e,row:n,config:i,valueOf:a}){let{locale:s}=t();return(0,S.jsx)(r,{items:e.map(e=>({id:e.id,term:e.term,value:`field`in e?a(e.field.name):i.columns.find(({field:t})=>t===e.id)?.whole?.(n)||e.column.cell?.(n)||o(e.column,n,s)}))})}export{C as PeekPanel};