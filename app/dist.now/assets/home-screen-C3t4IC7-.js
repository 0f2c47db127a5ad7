const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/record-history-DSfJhl8h.js","assets/rolldown-runtime-XKyaHtl9.js","assets/endpoints-C41Fpga4.js","assets/libraries-CO3eaAi_.js","assets/start-D7C81CvM.js","assets/diff-DuObqlKS.js","assets/inside-Dq_ako9A.js","assets/list-DRwdXwa6.js","assets/change-words-rrSdGy1Z.js"])))=>i.map(i=>d[i]);
import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{E as t,T as n,a as r,dt as i,st as a,t as o,ut as s,v as c}from"./libraries-CO3eaAi_.js";import{C as l,Cn as u,D as d,E as f,Fn as p,G as m,Gn as h,K as g,Kn as _,Mt as v,O as y,P as b,S as x,T as S,Tn as C,U as w,Un as T,W as E,Wn as D,_ as O,ar as k,at as A,b as ee,bt as te,d as j,dr as ne,f as M,fr as N,g as P,gt as F,h as re,ht as ie,it as ae,l as oe,lr as I,m as se,mr as ce,nt as le,p as ue,pr as L,s as de,sr as fe,u as pe,ur as me,v as he,wn as ge,x as _e,y as ve}from"./list-DRwdXwa6.js";import{Ct as R,N as ye,Nt as z,O as B,Ot as V,Qr as be,St as H,_ as U,d as W,h as xe,kt as Se,n as Ce,nr as we,yt as Te}from"./start-D7C81CvM.js";import{C as Ee,Gt as G,H as De,On as Oe,S as ke,U as Ae,V as je,_t as K,bt as Me,en as q,h as Ne,ht as Pe,qt as Fe,sn as Ie,yt as Le}from"./inside-Dq_ako9A.js";import{D as Re,E as ze,S as Be,T as Ve,k as He,x as Ue}from"./screens-Ch3ecPwB.js";var J=e(i(),1),Y=o(),We=(0,J.lazy)(()=>be(`history`,()=>Se(()=>import(`./record-history-DSfJhl8h.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))).then(e=>({default:e.RecordHistory})));function Ge({of:e,row:t,place:n,onClose:r}){let i=B();return(0,Y.jsx)(y,{title:i(`action.VoirHistorique`),width:560,onClose:r,children:(0,Y.jsx)(J.Suspense,{fallback:(0,Y.jsx)(ye,{}),children:t&&(0,Y.jsx)(We,{of:e,record:t,place:n})})})}function Ke(e,t={}){let n=Object.values(t).find(e=>e.kind===`edit`)?.editor;return!e||!n?{}:{VoirHistorique:b(t=>(0,J.createElement)(Ge,{...t,of:{object:e,editor:n}}))}}function qe({tabs:e,onSelect:t}){let{t:n}=z(),[r,i]=(0,J.useState)(null),[a,o]=(0,J.useState)(null);return Ie(C),(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(q,{ref:i,label:n(`tabs.more`),icon:Oe,"aria-haspopup":`menu`,"aria-expanded":a!==null,onPress:()=>o(a?null:`first`),onKeyDown:e=>{(e.key===`ArrowDown`||e.key===`ArrowUp`)&&(e.preventDefault(),o(e.key===`ArrowUp`?`last`:`first`))}}),a&&(0,Y.jsx)(ge,{isOpen:!0,items:e.map(({id:e,text:t,href:n,badge:r,isDisabled:i})=>({id:e,href:n,isDisabled:i,text:typeof r==`number`||typeof r==`string`?`${t} (${r})`:t})),label:n(`tabs.more`),placement:`bottom-end`,anchor:r,trigger:r,start:a,onClose:()=>o(null),onAction:e=>t?.(e)})]})}var Je=r.div`
  display: contents;

  &[data-orientation='vertical'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-4);
    > :first-child {
      flex: 0 1 auto;
    }
    > :nth-child(2) {
      flex: 1 1 20rem;
      min-inline-size: 0;
      padding-block-start: 0;
    }
  }
`,Ye=r.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  border-block-end: 1px solid var(--ui-color-border);

  &[data-orientation='vertical'] {
    align-items: stretch;
    border-block-end: 0;
    border-inline-start: 1px solid var(--ui-color-border);
  }
`,Xe=r.div`
  display: flex;
  gap: var(--ui-space-1);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex: none;
  }
  [data-orientation='vertical'] > & {
    flex: 1;
    flex-direction: column;
  }
`,Ze=r.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  padding: 0 var(--ui-space-3);
  border: 0;
  border-radius: var(--ui-radius-4) var(--ui-radius-4) 0 0;
  background: none;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
  text-decoration: none;
  max-inline-size: min(20rem, 60vw);
  text-align: start;
  cursor: pointer;

  [data-orientation='vertical'] & {
    flex: 1 0 auto;
  }

  &:hover {
    color: var(--ui-color-text);
    background: var(--ui-color-hover);
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--ui-color-text-muted);
    opacity: 0.65;
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-selected='true'],
  &[aria-current='page'] {
    color: var(--ui-color-primary-text);
    font-weight: var(--ui-weight-strong);
  }

  &[aria-selected='true']::after,
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto var(--ui-space-2) 0;
    border-block-end: 3px solid var(--ui-color-primary-text);
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
  }

  [data-orientation='vertical'] &::after {
    inset-block: var(--ui-space-2);
    inset-inline: -1px auto;
    border-block-end: 0;
    border-inline-start: 3px solid var(--ui-color-primary-text);
  }
`,Qe=r.div`
  padding-block-start: var(--ui-space-4);
  border-radius: var(--ui-radius-4);
`;function $e({items:e,selected:t,isVertical:n}){let r=e.map(({text:e,badge:t})=>[e,typeof t==`object`?``:t].join()).join(`|`),{setRow:i,fitting:a}=Ee(`${n}|${r}`,e.length),[o,s]=(0,J.useState)(t),c=t=>e.findIndex(({id:e})=>e===t),l=a(c(o)).includes(c(t))?o:t;l!==o&&s(l);let u=new Set(a(c(l))),d=e.map((e,t)=>({...e,at:t}));return{setRow:n?void 0:i,shown:d.filter(({at:e})=>u.has(e)),rest:d.filter(({at:e})=>!u.has(e))}}function et({items:e,selected:t,onSelect:n,label:r,orientation:i=`horizontal`,activation:a,children:o,ref:s,...c}){let{link:l}=z(),{setRow:u,shown:d,rest:f}=$e({items:e,selected:t,isVertical:i===`vertical`});return(0,Y.jsxs)(Je,{"data-orientation":i,children:[(0,Y.jsx)(`nav`,{...c,"aria-label":r,children:(0,Y.jsxs)(Ye,{ref:u,"data-orientation":i,children:[(0,Y.jsx)(Xe,{as:`ul`,children:d.map(({id:e,text:r,href:i,badge:a,isDisabled:o,at:s})=>{let c=o?{as:`span`,role:`link`,"aria-disabled":!0}:{as:l,href:i??``,"aria-current":e===t?`page`:void 0,onClick:()=>n?.({id:e})};return(0,Y.jsx)(`li`,{...ke(s),children:(0,Y.jsxs)(Ze,{...c,children:[r,a!==void 0&&(0,Y.jsx)(G,{children:a})]})},e)})}),f.length>0&&(0,Y.jsx)(qe,{tabs:f,onSelect:n})]})}),o!==void 0&&(0,Y.jsx)(Qe,{children:o})]})}function tt({items:e,selected:t,onSelect:n,label:r,orientation:i=`horizontal`,activation:a=`automatic`,children:o,ref:s,...c}){let l=(0,J.useId)(),u=o!==void 0,d=i===`vertical`,{setRow:f,shown:p,rest:m}=$e({items:e,selected:t,isVertical:d}),h=e=>{if(e.ctrlKey||e.altKey||e.metaKey)return;let t=getComputedStyle(e.currentTarget).direction===`rtl`,[r,i]=d?[`ArrowDown`,`ArrowUp`]:t?[`ArrowLeft`,`ArrowRight`]:[`ArrowRight`,`ArrowLeft`],o=[...e.currentTarget.querySelectorAll(`[role=tab]`)],s=o.findIndex(e=>e===document.activeElement),c={[r]:(s+1)%o.length,[i]:(s<=0?o.length:s)-1,Home:0,End:o.length-1}[e.key],l=c===void 0?void 0:p[c];c!==void 0&&l&&(e.preventDefault(),o[c]?.focus(),a===`automatic`&&!l.isDisabled&&n?.({id:l.id}))};return(0,Y.jsxs)(Je,{"data-orientation":i,children:[(0,Y.jsxs)(Ye,{ref:f,"data-orientation":i,children:[(0,Y.jsx)(Xe,{...c,ref:s,role:`tablist`,"aria-label":r,"aria-orientation":i,onKeyDown:h,children:p.map(({id:r,text:i,badge:a,isDisabled:o,at:s})=>{let c=r===t;return(0,J.createElement)(Ze,{...ke(s),key:r,type:`button`,role:`tab`,id:`${l}${r}`,"aria-selected":c,"aria-disabled":o||void 0,"aria-controls":c&&u?`${l}panel`:void 0,tabIndex:c||s===0&&!e.some(e=>e.id===t)?0:-1,onClick:()=>!o&&n?.({id:r})},i,a!==void 0&&(0,Y.jsx)(G,{children:a}))})}),m.length>0&&(0,Y.jsx)(qe,{tabs:m,onSelect:n})]}),u&&(0,Y.jsx)(Qe,{role:`tabpanel`,id:`${l}panel`,"aria-labelledby":`${l}${t}`,tabIndex:0,children:o})]})}function nt(e){return e.items.some(({href:e})=>e)?(0,Y.jsx)(et,{...e}):(0,Y.jsx)(tt,{...e})}var rt=e=>`ronde.trail ${e}`,it=e=>{try{return e()}catch{return null}};function at({path:e,params:r,field:i}){let a=B(),o=t(),{pathname:c}=n(),l=s(j)[e],u=r[l?.key??i]??``,d=(0,J.useMemo)(()=>(l&&se(l,u))??M(it(()=>sessionStorage.getItem(rt(e)))),[l,u,e]);(0,J.useEffect)(()=>{d&&it(()=>sessionStorage.setItem(rt(e),JSON.stringify(d)))},[d,e]);let f=d&&ue(d,u),{previous:p=null,next:m=null}=f??{};(0,J.useEffect)(()=>{let e=e=>{let t=e.key===`PageDown`?m:e.key===`PageUp`?p:null;!e.altKey||e.ctrlKey||e.metaKey||t===null||document.querySelector(`[role=dialog], [role=alertdialog], [role=menu]`)||(e.preventDefault(),o(H(c,t),{replace:!0}))};return globalThis.addEventListener(`keydown`,e),()=>globalThis.removeEventListener(`keydown`,e)},[o,c,p,m]);let h=(0,J.useRef)(null),g=(0,J.useRef)(null);if((0,J.useEffect)(()=>{g.current!==null&&g.current!==u&&!h.current?.contains(document.activeElement)&&h.current?.querySelector(`button:enabled`)?.focus(),g.current=null},[u]),!f)return null;let _=e=>{e!==null&&(g.current=u,o(H(c,e),{replace:!0}))};return(0,Y.jsxs)(Re,{ref:h,"aria-label":a(`trail.title`),children:[(0,Y.jsx)(q,{icon:`chevron-left`,label:a(`trail.previous`),isDisabled:p===null,onPress:()=>_(p)}),(0,Y.jsx)(`span`,{role:`status`,children:a(`trail.at`,{at:a.number(f.at),total:a.number(f.total)})}),(0,Y.jsx)(q,{icon:`chevron-right`,label:a(`trail.next`),isDisabled:m===null,onPress:()=>_(m)})]})}function ot(e){let t=s(je),{view:n,title:r,reference:i=null,address:a}=e??{};(0,J.useEffect)(()=>{n!==void 0&&r!==void 0&&a!==void 0&&t({view:n,title:r,reference:i,address:a})},[n,r,i,a,t])}var X=({source:e,key:t})=>t?[t]:I(e)?[e.key]:g(e);function st(e,t,n=!0){let{source:r}=e,i=I(r)?r.list:r,[a=``]=X(e),o=t.input(i),{params:s}=t,c=n&&X(e).every(e=>s[e]),{value:l,...u}=ie(i,c?o:null,a?{key:a}:{}),d=I(r)?ne(l,r.key,s[r.key]):me(l)?l:null;return{...u,record:d,question:c?{endpoint:i,input:o,key:a}:null,key:a,isUnknown:d===null&&(u.error?.status===404||l!==null&&!u.isPending)}}var Z=(e,t)=>typeof e[t]==`number`?e[t]:0,ct=(e,t)=>e.toSorted((e,t)=>Z(t,`indice`)-Z(e,`indice`)||Z(t,`revision`)-Z(e,`revision`)).map(e=>({id:String(e[t]),text:typeof e.lbVersion==`string`?e.lbVersion:`${Z(e,`indice`)}.${Z(e,`revision`)}`,isCurrent:e.isCurrent===!0}));function lt(e,t,n){let r=B(),{version:i}=e,a=i?.list??null,o=t.home,s=o&&t.at(o),c=a!==null&&s?.lacks(a).length===0,{value:l}=ie(a,c?s.input(a):null);if(!i)return null;let{param:u}=i,d=ct(L(l)??[],u),f=X(e).includes(u),p=n.params[u]??(o?String(o[u]):null),m=d.find(e=>e.id===p)??null;return{all:d,shown:m,show:e=>n.change({params:{[u]:!f&&d.find(t=>t.id===e)?.isCurrent?null:e}}),readOnly:m&&!m.isCurrent?r(`version.readOnly`,{version:m.text}):null,compared:d.find(e=>e.id===n.compared)??null,compare:e=>n.change({compared:e})}}var ut={};function dt({config:e,view:t,address:r}){let i=B(),{pathname:a}=n(),[o,c,l]=s([te,we,de]),u=K(t,`TitleActionMenu`),d=K(t,`NavMenu`),f=e.actions??ut,{params:p}=r,m=st(e,E(t,p,null)),{record:h,key:g}=m,_=E(t,p,h),v=lt(e,_,r),y=t=>D(t[e.title]),b=Object.fromEntries(X(e).map(e=>[e,p[e]])),x=e.version?.param,S=x&&p[x]?{...b,[x]:p[x]}:b,C=Me(t,c);ot(h&&C!==`/`?{view:t,title:y(h),reference:e.reference?D(h[e.reference]):null,address:H(C,R(b))}:null);let w=[{id:`general`,text:i(`home.general`),path:C,href:H(C,R(S))},...d.flatMap(({id:t,text:n,entry:r})=>{if(!r.path)return[];let a=h?.[e.counts?.[r.path.replaceAll(`/`,``)]??``];return[{id:t,text:n,path:r.path,href:De(r,_.named),...typeof a==`number`?{badge:i.number(a)}:{}}]})],T=w.find(({path:e})=>e===a),O=a.replaceAll(`/`,``)===t,k=Le(t,c),A=h?y(h):i.of(`view.${t}`,t),ee=[{text:i(`view.home`),href:`/`},...k?.path?[{text:Pe(k,i),href:k.path+(l[k.path]??``)}]:[],...O?[{text:A}]:[{text:A,href:H(C,R(S))},{text:T?.text??``}]],j=v?.readOnly??null,ne=v?.all.find(({isCurrent:e})=>e)?.id,M=v?.all[v.all.findIndex(({id:e})=>e===v.shown?.id)+1]??v?.all.find(({id:e})=>e!==v.shown?.id),{answer:N,run:P}=oe({own:f,place:_,address:r,nameOf:y,key:g,rows:m.question,builtIn:{CopierLien:()=>o(`${globalThis.location.origin}${H(C,R(S))}`),...M?{ComparerVersions:()=>v?.compare(M.id)}:{}},readOnly:j,isOne:!0}),F=u.flatMap(e=>N(e,h?[h]:null)??[]);return{read:m,ownPath:C,currentHref:H(C,R(x&&x in b?{...b,[x]:ne}:b)),record:h,title:A,parents:ee,tabs:w,shownTab:T,isOwnPage:O,versions:v,readOnly:j,place:_,actions:F,run:P,claimed:Be(f),offered:F.flatMap(({action:e})=>e??[]),offers:e=>u.some(t=>t.action===e),subjectOf:t=>({name:pe(e.reference?D(t[e.reference]):``,y(t)),href:H(C,R(b))}),constant:[e.title,...e.reference?[e.reference]:[]]}}var ft=e(a(),1),Q=(e,t)=>new Map(e.map(e=>[String(e[t]),e]));function pt(e,t,{key:n,label:r,columns:i},a){let o=Q(e,n),s=t.some(e=>o.has(String(e[n])))?n:r,c=Q(e,s),l=Q(t,s),u=e=>String(e[r]??e[n]),d=[...c].flatMap(([e,t])=>l.has(e)?[]:[{label:u(t),column:null,before:t,after:null}]),f=[...l].flatMap(([e,t])=>{let n=c.get(e);return n?i.flatMap(e=>p(e,n,a)===p(e,t,a)?[]:[{label:u(t),column:e,before:n,after:t}]):[{label:u(t),column:null,before:null,after:t}]});return[...d,...f]}function mt({source:e,config:t},n){return`rows`in e||!n.home||n.lacks(e).length>0?null:{endpoint:e,input:n.input(e),key:t.key,isQuiet:!0}}function ht({parts:e,version:t},n,r){let i=B(),a=s(fe),o=(0,J.useMemo)(()=>{let{view:a}=r,o=Object.entries(t?.lists??{}).map(([e,{config:t}])=>({...t,view:e,called:i.of(`view.${e}`,e)}));return[...[...e.flatMap(e=>e.part===`rows`?[e]:[]),...t?.rows??[]].map(e=>({...e,view:a,called:e.title?i(e.title):``})),...o].map(e=>{let t=[n,r].flatMap(t=>mt(e,t)??[]);return{...e,questions:t.length===2?t:[]}})},[e,t,i,n,r]),c=(0,J.useMemo)(()=>o.flatMap(e=>e.questions),[o]),l=k(c),u=(0,J.useMemo)(()=>{let e=new Map(c.map((e,t)=>[e,L(l[t]?.value)]));return o.flatMap(({called:t,view:n,config:r,questions:a})=>{let[o,s]=a.map(t=>{let n=e.get(t)??null;return n&&(r.rowsOf?.(n)??n)});if(!o||!s)return[];let c=T(r.columns.filter(({isHidden:e})=>!e),n,i);return pt(o,s,{key:r.key,label:r.label??r.key,columns:c},i.locale).map(e=>({...e,part:t}))})},[o,c,l,i]),d=c.filter((e,t)=>l[t]?.error);return{differences:u,isPending:l.some(e=>!e||e.value===null&&e.error===null),error:l.find(e=>e?.error)?.error??null,retry:()=>d.forEach(e=>a({id:N(e)}))}}var gt=({field:e})=>e,_t={},$=({view:e,params:t},n,r,i)=>m({view:e,params:{...t,[n]:r},home:i});function vt({config:e,place:t,versions:n}){let r=B(),{compared:i,shown:a,all:o,compare:s}=n,{param:c=``}=e.version??{},l=i?.id??``,d=st(e,(0,J.useMemo)(()=>$(t,c,l,null),[t,c,l]),i!==null),f=(0,J.useMemo)(()=>e.parts.flatMap(e=>e.part===`section`?[{title:r(e.title),columns:T(e.fields,t.view,r)}]:[]),[e,t.view,r]),m=d.record,h=t.home??_t,g=(0,J.useMemo)(()=>m?f.flatMap(({title:e,columns:t})=>t.map(t=>({field:t.id,part:e,name:t.text,then:p(t,m,r.locale),now:p(t,h,r.locale),cell:t.cell,before:m,after:h}))).filter(({then:e,now:t})=>e!==t):[],[m,h,f,r]),_=a?.id??``,b=ht(e,(0,J.useMemo)(()=>$(t,c,l,m),[t,c,l,m]),(0,J.useMemo)(()=>$(t,c,_,t.home),[t,c,_])),S=(0,J.useMemo)(()=>{let e=e=>r(e?`version.there`:`version.notThere`),t=b.differences.map(({part:t,label:n,column:i,before:a,after:o},s)=>({field:`${t} ${s}`,part:t,name:i?`${n} · ${i.text}`:n,then:i&&a?p(i,a,r.locale):e(a),now:i&&o?p(i,o,r.locale):e(o),cell:i?.cell,before:a,after:o}));return[...g,...t]},[g,b.differences,r]),C=(0,J.useMemo)(()=>[{id:`part`,text:r(`version.part`),value:`part`},{id:`name`,text:r(`version.field`),value:`name`},{id:`then`,text:i?.text??``,value:`then`,cell:({cell:e,then:t,before:n})=>e&&n?e(n):t},{id:`now`,text:a?.text??``,value:`now`,cell:({cell:e,now:t,after:n})=>e&&n?e(n):t}],[r,i?.text,a?.text]),w=Ce();if(!i||!a)return null;let E=d.error??b.error,D=r(`version.compare`,{one:i.text,other:a.text});return(0,Y.jsx)(y,{title:D,width:880,onClose:()=>s(null),children:(0,Y.jsxs)(ce,{children:[(0,Y.jsx)(v,{label:r(`version.with`),options:o.filter(({id:e})=>e!==a.id).map(({id:e,text:t})=>({value:e,text:t})),value:i.id,onValueChange:({value:e})=>typeof e==`string`&&s(e)}),w&&(0,ft.createPortal)((0,Y.jsxs)(A,{"data-print-sheet":``,children:[(0,Y.jsx)(ae,{}),(0,Y.jsx)(`h1`,{children:D}),(0,Y.jsx)(le,{lines:S.map(e=>({row:e,level:0})),columns:C,keyOf:gt})]}),document.body),(0,Y.jsx)(x,{children:(0,Y.jsx)(u,{label:D,rows:S,rowKey:gt,columns:C,state:E?`error`:m&&!b.isPending?`ready`:`loading`,empty:(0,Y.jsx)(xe,{icon:`check`,title:r(`version.same`)}),error:E&&(0,Y.jsx)(W,{message:Te(E,r)?.text??``,onRetry:d.error?d.retry:b.retry})})})]})})}function yt({versions:{all:e,shown:t,show:n}}){let r=B(),i=({text:e,isCurrent:t})=>t?r(`version.current`,{version:e}):e;return t?(0,Y.jsx)(Ae,{label:r(`version.label`),items:[{kind:`radio-group`,id:`versions`,chosen:t.id,items:e.map(e=>({id:e.id,text:i(e)}))}],onAction:({id:e})=>n(e),trigger:e=>(0,Y.jsx)(V,{...e,size:`small`,icon:`chevron-down`,children:`${r(`version.label`)} ${i(t)}`})}):null}var bt={};function xt({config:e,place:{view:t}}){let r=B(),{pathname:i}=n(),{params:a}=w(``);return X(e).every(e=>a[e])?(0,Y.jsx)(St,{config:e,view:t}):i.replaceAll(`/`,``)===t?(0,Y.jsx)(ve,{view:t,title:r.of(`view.${t}`,t)}):(0,Y.jsx)(c,{context:re})}function St({config:e,view:t}){let n=B(),r=w(``),i=dt({config:e,view:t,address:r}),{read:a,record:o,title:s,tabs:u,shownTab:p,isOwnPage:m,versions:g,place:v}=i,y=l(e.lock,o),b=S(y,!1),x=i.readOnly??(b.holder&&n(`lock.held`,{user:b.holder.lbUser,date:Fe(b.holder.since)})),C=x===null?null:i.readOnly===null?{kind:`lock`,words:x}:{kind:`version`,words:x,href:i.currentHref},T=n.of(`view.${t}`,t),E=e.actions??bt;if(he(a.error))return(0,Y.jsx)(O,{view:t,screen:T,failure:a.error,onRetry:a.retry});if(!o&&(a.error||a.isUnknown))return(0,Y.jsx)(Ct,{home:i,viewName:T,version:e.version&&r.params[e.version.param]?e.version.param:null,isKey:X(e).includes(e.version?.param??``)});let k={home:o,offered:i.offered,constant:i.constant,readOnly:x,lock:y};return(0,Y.jsxs)(Ve,{"aria-busy":a.isPending&&!o,children:[(0,Y.jsx)(He,{items:i.parents}),(0,Y.jsx)(Ne,{title:s,screen:m?T:p?.text,state:o&&(0,Y.jsxs)(Y.Fragment,{children:[e.reference&&(0,Y.jsx)(ze,{children:D(o[e.reference])}),e.states?.map(e=>(0,Y.jsx)(h,{code:String(o[e])},e)),e.warnings?.map(e=>o[e]===!0&&(0,Y.jsx)(_,{text:n.of(`field.${e}`,e)},e)),e.active&&o[e.active]===!1&&(0,Y.jsx)(G,{tone:`warning`,children:n(`state.inactive`)}),g&&(0,Y.jsx)(yt,{versions:g})]}),aside:(0,Y.jsx)(at,{path:i.ownPath,params:r.params,field:a.key}),offers:i.actions,onOffer:i.run,view:t,standing:C}),i.readOnly!==null&&(0,Y.jsx)(d,{children:i.readOnly}),(0,Y.jsx)(f,{lock:b}),(0,Y.jsx)(ee,{view:t}),u.length>1&&(0,Y.jsx)(nt,{label:T,items:u,selected:p?.id??u[0]?.id??``}),m&&(0,Y.jsx)(Ue,{parts:e.parts,place:v,around:E,claimed:i.claimed,readOnly:x,lock:y}),(0,Y.jsx)(c,{context:k}),g?.compared&&o&&(0,Y.jsx)(vt,{config:e,place:v,versions:g}),(0,Y.jsx)(_e,{own:E,place:v,address:r,lock:e.lock,look:a.question&&{endpoint:a.question.endpoint,input:a.question.input,key:a.key},recordOf:()=>o??void 0,offers:i.offers,subjectOf:i.subjectOf,readOnly:x})]})}function Ct({home:{read:e,parents:t},viewName:r,version:i,isKey:a}){let o=B(),s=t.findLast(({href:e})=>e!==void 0&&e!==``)??{text:o(`view.home`),href:`/`},c=e.isUnknown||e.error?.status===400,{pathname:l,search:u}=n(),d=i&&!a?H(l,wt(u,i)):null;return(0,Y.jsxs)(Ve,{children:[(0,Y.jsx)(He,{items:[...t.slice(0,-1),{text:r}]}),(0,Y.jsx)(Ne,{title:r}),c?(0,Y.jsx)(xe,{icon:`search`,title:o(i?`home.unknownVersion`:`home.unknown`),action:(0,Y.jsxs)(Y.Fragment,{children:[d&&(0,Y.jsx)(U,{href:d,children:o(`home.currentVersion`)}),` `,(0,Y.jsx)(U,{href:s.href??`/`,children:s.text}),` `,(0,Y.jsx)(V,{onPress:e.retry,children:o(`refused.retry`)})]}),children:o(d?`home.unknownVersionWhy`:`home.unknownWhy`)}):(0,Y.jsx)(W,{message:F(e,o),onRetry:e.retry})]})}function wt(e,t){let n=new URLSearchParams(e);return n.delete(t),n.toString()}var Tt=(e,t)=>({list:e,key:t});function Et(e,t){return P(xt,{...t,source:e,actions:{...Ke(t.lock,t.actions),...t.actions}})}export{Tt as n,Et as t};