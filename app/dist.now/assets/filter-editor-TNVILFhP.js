import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{a as t,dt as n,t as r}from"./libraries-CO3eaAi_.js";import{Et as i,Mt as a,Ot as o,Tt as s,_n as c,fn as l,hn as u,mn as d,pn as f,vn as p,yn as m}from"./list-DRwdXwa6.js";import{In as h,Mt as g,Nt as _,Ot as v,X as y,jt as b}from"./start-D7C81CvM.js";import{t as x}from"./checkbox-CF988zYJ.js";var S=e(n(),1),C=t.div`
  display: grid;
  gap: var(--ui-space-1);

  > [data-choice] {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--ui-space-4);
  }
`,w=t.span`
  padding-block: 3px;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`,T=t.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);

  &:empty {
    display: none;
  }
`,E=t.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: var(--ui-space-3);
`,D=t.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--ui-space-3);
  }
  > li > h3 {
    margin: var(--ui-space-3) 0 0;
    font-size: var(--ui-font-13);
  }
  > li > button {
    max-inline-size: none;
    justify-content: space-between;
  }
  > li > [data-editor] {
    display: grid;
    gap: var(--ui-space-3);
    padding: 0 var(--ui-space-3) var(--ui-space-3);
  }
`,O=600,k=e=>[...e?.querySelectorAll(`input[type="checkbox"]`)??[]],A=e=>m(e.labels?.[0]?.textContent??``);function j(){let e=(0,S.useRef)(null),t=(0,S.useRef)({text:``,at:0}),n=(e,t,n)=>e.map((t,r)=>e[(n+r)%e.length]).find(e=>e!==void 0&&A(e).startsWith(t));return{list:e,onKeyDown:r=>{let{key:i,timeStamp:a,altKey:o,ctrlKey:s,metaKey:c}=r,l=k(e.current),u=l.findIndex(e=>e===r.target);if(u<0||o||s||c)return;let d=i===`ArrowDown`?1:i===`ArrowUp`?-1:0,f=l[u+d];if(d===0){if(!/^\S$/u.test(i))return;let e=a-t.current.at<O,r=(e?t.current.text:``)+m(i);t.current={text:r,at:a},f=n(l,r,e?u:u+1)}f?.focus(),r.preventDefault()},onSearchKeyDown(t){let[n]=k(e.current);t.key===`ArrowDown`&&n&&(n.focus(),t.preventDefault())}}}var M=r(),N=10,P=100;function F({label:e,filter:t,options:n,textOf:r,onChange:i}){let{t:a}=_(),[o,s]=(0,S.useState)(`pending`),[c,l]=(0,S.useState)(0),[d,f]=(0,S.useState)(``),p=t?.kind===`choice`?t.values:[],[m]=(0,S.useState)(p),{list:E,onKeyDown:D,onSearchKeyDown:O}=j(),k=(0,S.useEffectEvent)(e=>n());if((0,S.useEffect)(()=>{let e=!1,t=t=>{e||s(t)},n=k(c);return n instanceof Promise?n.then(t,()=>t(`failed`)):t(n),()=>{e=!0}},[c]),o===`pending`)return(0,M.jsxs)(T,{role:`status`,children:[(0,M.jsx)(b,{"aria-hidden":!0}),a(`filter.loading`)]});if(o===`failed`)return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsxs)(T,{role:`alert`,children:[(0,M.jsx)(g,{name:h}),a(`filter.failed`)]}),(0,M.jsx)(v,{size:`small`,onPress:()=>{s(`pending`),l(c+1)},children:a(`filter.retry`)})]});let A=o.map(e=>e.value===``&&e.text===``?{...e,text:a(`filter.none`)}:e),F=new Set(A.map(({value:e})=>String(e))),I=[...[...new Set([...m,...p])].filter(e=>!F.has(e)).map(e=>({value:e,text:r(e)||a(`filter.none`)})),...A].toSorted((e,t)=>Number(m.includes(String(t.value)))-Number(m.includes(String(e.value)))),L=u(I,d),R=L.length-P,z=(e,t)=>{let n=t?[...p,e]:p.filter(t=>t!==e);i(n.length>0?{kind:`choice`,values:n}:void 0)};return(0,M.jsxs)(M.Fragment,{children:[I.length>N&&(0,M.jsx)(y,{label:a(`filter.searchChoices`),type:`search`,value:d,onValueChange:({value:e})=>f(e),onKeyDown:O}),(0,M.jsx)(C,{role:`group`,"aria-label":e,ref:E,onKeyDown:D,children:L.slice(0,P).map(({value:e,text:t,count:n})=>{let r=String(e);return(0,M.jsxs)(`div`,{"data-choice":``,children:[(0,M.jsx)(x,{label:t,value:p.includes(r),onValueChange:({value:e})=>z(r,e)}),n!==void 0&&(0,M.jsx)(w,{children:n})]},r)})}),(0,M.jsx)(T,{role:`status`,children:L.length===0?a(`filter.noChoice`):R>0?a(`filter.moreChoices`,{n:R}):null})]})}var I=[`empty`,`filled`],L={text:[`is`,`isNot`,`starts`,`exactly`,...I],choice:[`is`,`isNot`,...I],number:[`is`,`isNot`,...I],date:[`is`,`isNot`,...c,...I],path:[`is`,`isNot`,...I],boolean:[]};function R(e,t){let n=L[e];return t?n.filter(e=>e===`is`||p(e)!==null):n}function z(e){return e.kind===`empty`?e.isNot?`filled`:`empty`:e.kind===`date`&&e.span?e.span:e.isNot?`isNot`:e.kind===`text`&&e.manner?e.manner===`is`?`exactly`:`starts`:`is`}function B(e){if(e===`empty`)return{kind:`empty`};if(e===`filled`)return{kind:`empty`,isNot:!0};let t=p(e);return t&&{kind:`date`,span:t}}function V(e,t){let{isNot:n,...r}=e;if(r.kind===`text`){let{manner:e,...n}=r;return t===`starts`?{...n,manner:`starts`}:t===`exactly`?{...n,manner:`is`}:t===`isNot`?{...n,isNot:!0}:n}return t===`isNot`?{...r,isNot:!0}:r}var H={empty:`filter.empty`,filled:`filter.filled`},U={is:`filter.between`,isNot:`filter.notBetween`,...H},W={text:{is:`filter.contains`,isNot:`filter.notContains`,starts:`filter.starts`,exactly:`filter.exactly`,...H},choice:{is:`filter.among`,isNot:`filter.notAmong`,...H},number:U,date:U,path:{is:`filter.in`,isNot:`filter.notIn`,...H},boolean:H};function G(e,t,n){let r=p(t),i=W[e][t];return r?d(r,n):i?n(i):t}function K({kind:e,isPlain:t,filter:n,onChange:r,children:i}){let{t:o}=_(),[s,c]=(0,S.useState)(`is`),l=n?z(n):s,u=R(e,t),d=(u.includes(l)?u:[...u,l]).map(t=>({value:t,text:G(e,t,o)})),p=t=>{c(t);let i=B(t),a=n?.kind===e&&B(l)===null;(i||n)&&r(i??(a?V(n,t):void 0))};return(0,M.jsxs)(M.Fragment,{children:[d.length>1&&(0,M.jsx)(a,{label:o(`filter.condition`),isRequired:!0,options:d,value:l,onValueChange:({value:e})=>e&&p(e)}),B(l)===null?i({filter:n,onChange:e=>{c(l),r(e&&V(e,l))},label:G(e,l,o)}):n?.kind===`date`?(0,M.jsx)(T,{children:f(n,o)}):null]})}function q(e){let{kind:t,isPlain:n=!1,filter:r,onChange:i}=e;return t===`boolean`?(0,M.jsx)(ne,{...e}):(0,M.jsx)(K,{kind:t,isPlain:n,filter:r,onChange:i,children:({label:t,...n})=>(0,M.jsx)(J,{...e,...n,conditionText:t})})}function J(e){if(e.own)return e.own({label:e.label,filter:e.filter,onChange:e.onChange});switch(e.kind){case`text`:return(0,M.jsx)(Y,{...e});case`choice`:return(0,M.jsx)(F,{...e});case`number`:return(0,M.jsx)(Q,{...e});case`date`:return(0,M.jsx)(ee,{...e});case`path`:return(0,M.jsx)(X,{...e});case`boolean`:return null}}function Y({filter:e,onChange:t,conditionText:n}){let r=e?.kind===`text`?e.text:``,{text:i,type:a}=l(r,e=>t(e?{kind:`text`,text:e}:void 0));return(0,M.jsx)(y,{label:n,type:`search`,value:i,onValueChange:({value:e})=>a(e)})}function X({label:e,filter:t,onChange:n}){let r=t?.kind===`path`?t.path:``,{text:i,type:a}=l(r,e=>n(e?{kind:`path`,path:e}:void 0));return(0,M.jsx)(y,{label:e,type:`search`,value:i,onValueChange:({value:e})=>a(e)})}function Z(e,t){let[n,r]=(0,S.useState)(null),i=n??e,{from:a,to:o}=i;return{ends:i,isReversed:a!==void 0&&o!==void 0&&a>o,change(n){let a={...i,...n},o=a.from!==void 0&&a.to!==void 0&&a.from>a.to;r(o?a:null);let s=a.from!==e.from||a.to!==e.to;!o&&s&&t(a.from===void 0&&a.to===void 0?null:a)}}}function Q({filter:e,onChange:t}){let{t:n}=_(),{ends:r,isReversed:i,change:a}=Z(e?.kind===`number`?e:{},e=>t(e?{kind:`number`,...e}:void 0));return(0,M.jsxs)(E,{children:[(0,M.jsx)(s,{label:n(`filter.from`),value:r.from??null,onValueChange:({value:e})=>a({from:e??void 0})}),(0,M.jsx)(s,{label:n(`filter.to`),value:r.to??null,...i&&{error:n(`filter.reversed`)},onValueChange:({value:e})=>a({to:e??void 0})})]})}var $=e=>e?.slice(0,10);function ee({filter:e,onChange:t}){let{t:n}=_(),{ends:r,isReversed:a,change:o}=Z(e?.kind===`date`?{from:$(e.from),to:$(e.to)}:{},e=>t(e?{kind:`date`,...e}:void 0));return(0,M.jsxs)(E,{children:[(0,M.jsx)(i,{label:n(`filter.fromDay`),value:r.from??``,onValueChange:({value:e})=>o({from:e||void 0})}),(0,M.jsx)(i,{label:n(`filter.toDay`),value:r.to??``,...a&&{error:n(`filter.reversed`)},onValueChange:({value:e})=>o({to:e||void 0})})]})}var te={yes:{kind:`boolean`,value:!0},no:{kind:`boolean`,value:!1},empty:{kind:`empty`}};function ne({label:e,filter:t,onChange:n,own:r,isPlain:i=!1}){let{t:a}=_();if(r)return r({label:e,filter:t,onChange:n});let s=t?.kind===`boolean`&&t.value!==(t.isNot??!1),c=t?.kind===`boolean`?s?`yes`:`no`:t?.kind===`empty`?`empty`:`any`,l=[{value:`any`,text:a(`filter.any`)},{value:`yes`,text:a(`grid.yes`)},{value:`no`,text:a(`grid.no`)},...i?[]:[{value:`empty`,text:a(`filter.none`)}]];return(0,M.jsx)(o,{label:e,options:l,value:c,onValueChange:({value:e})=>n(te[e??`any`])})}export{D as n,q as t};